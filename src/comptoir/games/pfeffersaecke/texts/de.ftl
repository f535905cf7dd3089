# Never: Straße, Straßen, Einkünfte nehmen
title = Pfeffersäcke
tagline = Niederlassungen an den Handelswegen gründen, Städte gewinnen, Regionen erreichen. Auf einer rekonstruierten Karte.

action-found = Erste Niederlassung in { $place } gründen
action-disk = { $place } mit einer Scheibe öffnen
action-extend = { $place } ausbauen
action-double = { $place } um zwei ausbauen (Geleitbrief)
action-privilege = Einkünfte verdoppeln (Geleitbrief)
action-collect = Einkünfte kassieren
action-stop = Nichts eröffnen (Zug beenden)
action-open = Niederlassung eröffnen: { $way }
param-place = Ort
param-way = Weg

detail-forgoes = { $amount } Gulden Einkünfte entfallen
detail-income = { $amount } Gulden
detail-toll = { $amount } Gulden

prompt-found = Gründe deine erste Niederlassung in einem freien Dorf.
prompt-disk = Lege eine Scheibe auf eine Stadt ihres Werts; du hast { $values }.
prompt-extend = { $cities ->
    [0] Du kannst nirgends ausbauen: Kassiere die Einkünfte, oder verdopple sie mit einem Geleitbrief.
   *[other] Baue aus, wo du willst (diese Städte zahlen dann nicht), und kassiere die Einkünfte.
  }
prompt-open = Eröffne am Ende eines Wegs eine Niederlassung, oder höre auf; du hast { $money } Gulden.
prompt-second = Eröffne mit einem Geleitbrief eine zweite Niederlassung, oder höre auf; du hast { $money } Gulden.
waiting-found = { $players } gründet eine erste Niederlassung.
waiting-disk = { $players } muss eine Scheibe legen.
waiting-extend = { $players } kann ausbauen und kassiert dann.
waiting-open = { $players } kann eine Niederlassung eröffnen.
waiting-second = { $players } kann mit einem Geleitbrief eine zweite Niederlassung eröffnen.

event-begins = { $seat } beginnt.
event-dealt = { $seat } erhält { $disks } Scheiben.
event-opened_at_start = { $place } ist von Anfang an geöffnet.
event-covered = { $place } ist abgedeckt und nicht im Spiel.
event-founded = { $seat } gründet eine erste Niederlassung in { $place }; { $left ->
    [one] 1 Dorf bleibt
   *[other] { $left } Dörfer bleiben
  } frei.
event-disk_placed = { $seat } öffnet { $place } mit einer Scheibe vom Wert { $value }.
event-disk_forced = { $seat } öffnet die letzte Stadt, { $place }, mit einer Scheibe vom Wert { $value }.
event-passed = { $rule ->
    [P9] { $seat } hat keine Scheiben mehr.
    [P11] { $seat } baut im ersten Zug nicht aus.
    [P14] { $seat } kann keine Niederlassung eröffnen.
   *[other] { $seat } kann nirgends ausbauen.
  }
event-conduct_used = { $seat } nutzt einen Geleitbrief: { $conduct }.
event-extended = { $seat } baut { $place }{ $posts ->
    [one] {""}
   *[other] {" "}um { $posts } Niederlassungen
  } aus.
event-city_paid = { $place } bringt { $seat } { $amount } Gulden für { $spaces ->
    [one] 1 freien Platz
   *[other] { $spaces } freie Plätze
  }.
event-income = { $seat } kassiert { $amount } Gulden: { $cities } aus Städten, { $basic } Grundeinkommen.
event-doubled = { $seat } kassiert { $amount } Gulden, verdoppelt: ({ $cities } aus Städten + { $basic } Grundeinkommen) × 2, mindestens 48.
event-opened = { $seat } eröffnet eine Niederlassung: { $way }, Zoll { $toll }.
event-settled = Eine Niederlassung von { $seat } nimmt Platz { $space } in { $place } ein.
event-village_scored = { $seat } besetzt das Dorf { $place }: { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
  }.
event-city_scored = { $rule ->
    [P19] { $seat } hat { $posts ->
        [one] mit einer Niederlassung
       *[other] mit { $posts } Niederlassungen
      } die Mehrheit in { $place }: { $amount } Punkte.
   *[other] { $place } ist voll; { $seat } ist dort { $posts ->
        [one] mit einer Niederlassung
       *[other] mit { $posts } Niederlassungen
      } am stärksten: halber Wert, { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
      }.
  }
event-region_scored = { $seat } ist in der Region { $region } vertreten: { $amount } Punkte.
event-florins_scored = { $seat } hat { $florins } Gulden: { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
  }.
event-game_ended = Das Spiel ist aus: { $rule ->
    [P26] kein Dorf ist mehr frei
    [P27] alle Scheiben sind weg
   *[other] eine ganze Runde lang hat niemand eine Niederlassung eröffnet
  }.

conduct-A = zwei Niederlassungen in einer Stadt
conduct-B = verdoppelte Einkünfte
conduct-C = eine zweite eröffnete Niederlassung

# The places and regions of board.json; a test compares them.
region-flanders = Flandern
region-holland = Holland
region-rhineland = Rheinland
region-lorraine = Lothringen
region-holstein = Holstein
region-brunswick = Welfenland
region-saxony = Sachsen
region-franconia = Franken
region-swabia = Schwaben
region-danube = Donauländer

place-bruges = Brügge
place-gent = Gent
place-brussels = Brüssel
place-utrecht = Utrecht
place-cologne = Köln
place-muenster = Münster
place-metz = Metz
place-strasbourg = Straßburg
place-basel = Basel
place-luebeck = Lübeck
place-hamburg = Hamburg
place-bremen = Bremen
place-braunschweig = Braunschweig
place-erfurt = Erfurt
place-leipzig = Leipzig
place-wittenberg = Wittenberg
place-frankfurt = Frankfurt
place-wuerzburg = Würzburg
place-nuremberg = Nürnberg
place-ulm = Ulm
place-augsburg = Augsburg
place-regensburg = Regensburg
place-munich = München
place-linz = Linz
place-vienna = Wien
place-kortrijk = Kortrijk
place-mechelen = Mecheln
place-dordrecht = Dordrecht
place-zwolle = Zwolle
place-osnabrueck = Osnabrück
place-soest = Soest
place-koblenz = Koblenz
place-luxembourg = Luxemburg
place-colmar = Colmar
place-lueneburg = Lüneburg
place-wismar = Wismar
place-goslar = Goslar
place-eisenach = Eisenach
place-coburg = Coburg
place-hof = Hof
place-bamberg = Bamberg
place-rothenburg = Rothenburg
place-noerdlingen = Nördlingen
place-konstanz = Konstanz
place-landshut = Landshut

# Its routes, in both directions.
way-bruges-gent = { place-bruges } → { place-gent }
way-gent-bruges = { place-gent } → { place-bruges }
way-bruges-kortrijk = { place-bruges } → { place-kortrijk }
way-kortrijk-bruges = { place-kortrijk } → { place-bruges }
way-gent-kortrijk = { place-gent } → { place-kortrijk }
way-kortrijk-gent = { place-kortrijk } → { place-gent }
way-kortrijk-mechelen = { place-kortrijk } → { place-mechelen }
way-mechelen-kortrijk = { place-mechelen } → { place-kortrijk }
way-gent-mechelen = { place-gent } → { place-mechelen }
way-mechelen-gent = { place-mechelen } → { place-gent }
way-mechelen-brussels = { place-mechelen } → { place-brussels }
way-brussels-mechelen = { place-brussels } → { place-mechelen }
way-mechelen-dordrecht = { place-mechelen } → { place-dordrecht }
way-dordrecht-mechelen = { place-dordrecht } → { place-mechelen }
way-bruges-dordrecht = { place-bruges } → { place-dordrecht }
way-dordrecht-bruges = { place-dordrecht } → { place-bruges }
way-gent-dordrecht = { place-gent } → { place-dordrecht }
way-dordrecht-gent = { place-dordrecht } → { place-gent }
way-utrecht-dordrecht = { place-utrecht } → { place-dordrecht }
way-dordrecht-utrecht = { place-dordrecht } → { place-utrecht }
way-utrecht-zwolle = { place-utrecht } → { place-zwolle }
way-zwolle-utrecht = { place-zwolle } → { place-utrecht }
way-utrecht-cologne = { place-utrecht } → { place-cologne }
way-cologne-utrecht = { place-cologne } → { place-utrecht }
way-mechelen-cologne = { place-mechelen } → { place-cologne }
way-cologne-mechelen = { place-cologne } → { place-mechelen }
way-brussels-cologne = { place-brussels } → { place-cologne }
way-cologne-brussels = { place-cologne } → { place-brussels }
way-brussels-luxembourg = { place-brussels } → { place-luxembourg }
way-luxembourg-brussels = { place-luxembourg } → { place-brussels }
way-brussels-metz = { place-brussels } → { place-metz }
way-metz-brussels = { place-metz } → { place-brussels }
way-zwolle-muenster = { place-zwolle } → { place-muenster }
way-muenster-zwolle = { place-muenster } → { place-zwolle }
way-zwolle-osnabrueck = { place-zwolle } → { place-osnabrueck }
way-osnabrueck-zwolle = { place-osnabrueck } → { place-zwolle }
way-zwolle-bremen = { place-zwolle } → { place-bremen }
way-bremen-zwolle = { place-bremen } → { place-zwolle }
way-muenster-osnabrueck = { place-muenster } → { place-osnabrueck }
way-osnabrueck-muenster = { place-osnabrueck } → { place-muenster }
way-muenster-soest = { place-muenster } → { place-soest }
way-soest-muenster = { place-soest } → { place-muenster }
way-osnabrueck-soest = { place-osnabrueck } → { place-soest }
way-soest-osnabrueck = { place-soest } → { place-osnabrueck }
way-osnabrueck-bremen = { place-osnabrueck } → { place-bremen }
way-bremen-osnabrueck = { place-bremen } → { place-osnabrueck }
way-soest-cologne = { place-soest } → { place-cologne }
way-cologne-soest = { place-cologne } → { place-soest }
way-soest-goslar = { place-soest } → { place-goslar }
way-goslar-soest = { place-goslar } → { place-soest }
way-soest-frankfurt = { place-soest } → { place-frankfurt }
way-frankfurt-soest = { place-frankfurt } → { place-soest }
way-cologne-koblenz = { place-cologne } → { place-koblenz }
way-koblenz-cologne = { place-koblenz } → { place-cologne }
way-cologne-luxembourg = { place-cologne } → { place-luxembourg }
way-luxembourg-cologne = { place-luxembourg } → { place-cologne }
way-cologne-frankfurt = { place-cologne } → { place-frankfurt }
way-frankfurt-cologne = { place-frankfurt } → { place-cologne }
way-koblenz-frankfurt = { place-koblenz } → { place-frankfurt }
way-frankfurt-koblenz = { place-frankfurt } → { place-koblenz }
way-koblenz-luxembourg = { place-koblenz } → { place-luxembourg }
way-luxembourg-koblenz = { place-luxembourg } → { place-koblenz }
way-koblenz-strasbourg = { place-koblenz } → { place-strasbourg }
way-strasbourg-koblenz = { place-strasbourg } → { place-koblenz }
way-luxembourg-metz = { place-luxembourg } → { place-metz }
way-metz-luxembourg = { place-metz } → { place-luxembourg }
way-metz-strasbourg = { place-metz } → { place-strasbourg }
way-strasbourg-metz = { place-strasbourg } → { place-metz }
way-metz-colmar = { place-metz } → { place-colmar }
way-colmar-metz = { place-colmar } → { place-metz }
way-colmar-strasbourg = { place-colmar } → { place-strasbourg }
way-strasbourg-colmar = { place-strasbourg } → { place-colmar }
way-colmar-basel = { place-colmar } → { place-basel }
way-basel-colmar = { place-basel } → { place-colmar }
way-colmar-konstanz = { place-colmar } → { place-konstanz }
way-konstanz-colmar = { place-konstanz } → { place-colmar }
way-basel-konstanz = { place-basel } → { place-konstanz }
way-konstanz-basel = { place-konstanz } → { place-basel }
way-strasbourg-konstanz = { place-strasbourg } → { place-konstanz }
way-konstanz-strasbourg = { place-konstanz } → { place-strasbourg }
way-strasbourg-ulm = { place-strasbourg } → { place-ulm }
way-ulm-strasbourg = { place-ulm } → { place-strasbourg }
way-strasbourg-frankfurt = { place-strasbourg } → { place-frankfurt }
way-frankfurt-strasbourg = { place-frankfurt } → { place-strasbourg }
way-strasbourg-rothenburg = { place-strasbourg } → { place-rothenburg }
way-rothenburg-strasbourg = { place-rothenburg } → { place-strasbourg }
way-bremen-hamburg = { place-bremen } → { place-hamburg }
way-hamburg-bremen = { place-hamburg } → { place-bremen }
way-bremen-lueneburg = { place-bremen } → { place-lueneburg }
way-lueneburg-bremen = { place-lueneburg } → { place-bremen }
way-bremen-braunschweig = { place-bremen } → { place-braunschweig }
way-braunschweig-bremen = { place-braunschweig } → { place-bremen }
way-hamburg-luebeck = { place-hamburg } → { place-luebeck }
way-luebeck-hamburg = { place-luebeck } → { place-hamburg }
way-hamburg-lueneburg = { place-hamburg } → { place-lueneburg }
way-lueneburg-hamburg = { place-lueneburg } → { place-hamburg }
way-luebeck-lueneburg = { place-luebeck } → { place-lueneburg }
way-lueneburg-luebeck = { place-lueneburg } → { place-luebeck }
way-luebeck-wismar = { place-luebeck } → { place-wismar }
way-wismar-luebeck = { place-wismar } → { place-luebeck }
way-lueneburg-wismar = { place-lueneburg } → { place-wismar }
way-wismar-lueneburg = { place-wismar } → { place-lueneburg }
way-wismar-wittenberg = { place-wismar } → { place-wittenberg }
way-wittenberg-wismar = { place-wittenberg } → { place-wismar }
way-wismar-braunschweig = { place-wismar } → { place-braunschweig }
way-braunschweig-wismar = { place-braunschweig } → { place-wismar }
way-braunschweig-goslar = { place-braunschweig } → { place-goslar }
way-goslar-braunschweig = { place-goslar } → { place-braunschweig }
way-braunschweig-wittenberg = { place-braunschweig } → { place-wittenberg }
way-wittenberg-braunschweig = { place-wittenberg } → { place-braunschweig }
way-braunschweig-erfurt = { place-braunschweig } → { place-erfurt }
way-erfurt-braunschweig = { place-erfurt } → { place-braunschweig }
way-braunschweig-nuremberg = { place-braunschweig } → { place-nuremberg }
way-nuremberg-braunschweig = { place-nuremberg } → { place-braunschweig }
way-goslar-eisenach = { place-goslar } → { place-eisenach }
way-eisenach-goslar = { place-eisenach } → { place-goslar }
way-eisenach-frankfurt = { place-eisenach } → { place-frankfurt }
way-frankfurt-eisenach = { place-frankfurt } → { place-eisenach }
way-eisenach-wuerzburg = { place-eisenach } → { place-wuerzburg }
way-wuerzburg-eisenach = { place-wuerzburg } → { place-eisenach }
way-frankfurt-wuerzburg = { place-frankfurt } → { place-wuerzburg }
way-wuerzburg-frankfurt = { place-wuerzburg } → { place-frankfurt }
way-wuerzburg-rothenburg = { place-wuerzburg } → { place-rothenburg }
way-rothenburg-wuerzburg = { place-rothenburg } → { place-wuerzburg }
way-wuerzburg-nuremberg = { place-wuerzburg } → { place-nuremberg }
way-nuremberg-wuerzburg = { place-nuremberg } → { place-wuerzburg }
way-rothenburg-nuremberg = { place-rothenburg } → { place-nuremberg }
way-nuremberg-rothenburg = { place-nuremberg } → { place-rothenburg }
way-rothenburg-noerdlingen = { place-rothenburg } → { place-noerdlingen }
way-noerdlingen-rothenburg = { place-noerdlingen } → { place-rothenburg }
way-noerdlingen-nuremberg = { place-noerdlingen } → { place-nuremberg }
way-nuremberg-noerdlingen = { place-nuremberg } → { place-noerdlingen }
way-noerdlingen-ulm = { place-noerdlingen } → { place-ulm }
way-ulm-noerdlingen = { place-ulm } → { place-noerdlingen }
way-noerdlingen-augsburg = { place-noerdlingen } → { place-augsburg }
way-augsburg-noerdlingen = { place-augsburg } → { place-noerdlingen }
way-ulm-augsburg = { place-ulm } → { place-augsburg }
way-augsburg-ulm = { place-augsburg } → { place-ulm }
way-ulm-konstanz = { place-ulm } → { place-konstanz }
way-konstanz-ulm = { place-konstanz } → { place-ulm }
way-erfurt-leipzig = { place-erfurt } → { place-leipzig }
way-leipzig-erfurt = { place-leipzig } → { place-erfurt }
way-wittenberg-erfurt = { place-wittenberg } → { place-erfurt }
way-erfurt-wittenberg = { place-erfurt } → { place-wittenberg }
way-leipzig-wittenberg = { place-leipzig } → { place-wittenberg }
way-wittenberg-leipzig = { place-wittenberg } → { place-leipzig }
way-leipzig-hof = { place-leipzig } → { place-hof }
way-hof-leipzig = { place-hof } → { place-leipzig }
way-erfurt-hof = { place-erfurt } → { place-hof }
way-hof-erfurt = { place-hof } → { place-erfurt }
way-erfurt-coburg = { place-erfurt } → { place-coburg }
way-coburg-erfurt = { place-coburg } → { place-erfurt }
way-coburg-bamberg = { place-coburg } → { place-bamberg }
way-bamberg-coburg = { place-bamberg } → { place-coburg }
way-coburg-nuremberg = { place-coburg } → { place-nuremberg }
way-nuremberg-coburg = { place-nuremberg } → { place-coburg }
way-bamberg-nuremberg = { place-bamberg } → { place-nuremberg }
way-nuremberg-bamberg = { place-nuremberg } → { place-bamberg }
way-bamberg-hof = { place-bamberg } → { place-hof }
way-hof-bamberg = { place-hof } → { place-bamberg }
way-hof-regensburg = { place-hof } → { place-regensburg }
way-regensburg-hof = { place-regensburg } → { place-hof }
way-nuremberg-regensburg = { place-nuremberg } → { place-regensburg }
way-regensburg-nuremberg = { place-regensburg } → { place-nuremberg }
way-bamberg-regensburg = { place-bamberg } → { place-regensburg }
way-regensburg-bamberg = { place-regensburg } → { place-bamberg }
way-regensburg-landshut = { place-regensburg } → { place-landshut }
way-landshut-regensburg = { place-landshut } → { place-regensburg }
way-landshut-munich = { place-landshut } → { place-munich }
way-munich-landshut = { place-munich } → { place-landshut }
way-noerdlingen-landshut = { place-noerdlingen } → { place-landshut }
way-landshut-noerdlingen = { place-landshut } → { place-noerdlingen }
way-augsburg-munich = { place-augsburg } → { place-munich }
way-munich-augsburg = { place-munich } → { place-augsburg }
way-landshut-linz = { place-landshut } → { place-linz }
way-linz-landshut = { place-linz } → { place-landshut }
way-munich-linz = { place-munich } → { place-linz }
way-linz-munich = { place-linz } → { place-munich }
way-linz-vienna = { place-linz } → { place-vienna }
way-vienna-linz = { place-vienna } → { place-linz }
way-regensburg-vienna = { place-regensburg } → { place-vienna }
way-vienna-regensburg = { place-vienna } → { place-regensburg }
way-leipzig-vienna = { place-leipzig } → { place-vienna }
way-vienna-leipzig = { place-vienna } → { place-leipzig }

reason-found = Wege von dort: { $routes }, der billigste für einen Zoll von { $toll }{ $value ->
    [0] {""}
   *[other] , neben einer Stadt vom Wert { $value }
  }.
reason-disk = Diese Stadt vom Wert { $value } erreichst du früher als die anderen.
reason-majority = Damit hast du die Mehrheit in der Stadt: { $value } Punkte.
reason-denied = Ein Rivale bekommt die Mehrheit nicht in dieser Stadt vom Wert { $value }.
reason-stronger = In dieser Stadt vom Wert { $value } sind deine Niederlassungen dann { $posts }; zum Gewinnen braucht es { $needed }.
reason-doubled = Verdoppelt bringen die Einkünfte { $amount } Gulden mehr.
reason-collect = Die Einkünfte von { $amount } Gulden sind jetzt mehr wert als noch eine Niederlassung.
reason-stop = Der billigste Weg kostet { $toll }: Besser behältst du deine { $money } Gulden.
reason-region = So kommst du in eine neue Region: am Ende { $points } Punkte, für einen Zoll von { $toll }.
reason-village = Ein Dorf bringt { $points ->
    [one] einen sicheren Punkt
   *[other] { $points } sichere Punkte
  }, für einen Zoll von { $toll }.
reason-city = So kommst du in eine Stadt vom Wert { $value }, für einen Zoll von { $toll }.

# Why not, what it would bring, and what things are.
refusal-P8-turn = { $turn-seat } ist an der Reihe.
refusal-P8-early = Zuerst gründen alle eine Niederlassung in einem freien Dorf.
refusal-P8-taken = In { $place } hat schon jemand gegründet.
refusal-P9-early = Lege zuerst eine deiner Scheiben.
refusal-P9-late = Erste Niederlassungen werden nur vor dem ersten Zug gegründet.
refusal-P9-open = { $place } hat seine Scheibe schon gehabt.
refusal-P9-value = { $place } braucht eine Scheibe vom Wert { $value }, und du hast keine.
refusal-P10-early = Baue zuerst aus oder kassiere die Einkünfte; dann darfst du eröffnen.
refusal-P10-late = Dieser Teil deines Zugs ist vorbei: Baue jetzt aus, oder kassiere die Einkünfte.
refusal-P10-absent = Du hast in { $place } keine Niederlassung.
refusal-P10-again = Du hast in { $place } in diesem Zug schon ausgebaut.
refusal-P10-full = { $place } hat keinen freien Platz.
refusal-P11 = In deinem ersten Zug darfst du nicht ausbauen.
refusal-P14-late = Dieser Teil deines Zugs ist vorbei: Eröffne jetzt eine Niederlassung, oder höre auf.
refusal-P14-there = Du hast in { $place } schon eine Niederlassung.
refusal-P14-money = Der Zoll ist { $toll } Gulden, und du hast { $money }.
refusal-P15 = { $place } hat nur einen Platz, und dort ist { $owner-seat }.
refusal-P16-shut = { $place } ist noch von keiner Scheibe geöffnet.
refusal-P16-full = { $place } hat keinen freien Platz.
refusal-P17 = Du hast keine Niederlassung in { $place }, wo dieser Weg beginnt.
refusal-P21 = Alle deine Niederlassungen stehen auf dem Plan.
refusal-P21-one = Du hast nur noch eine Niederlassung.
refusal-P22-first = In deinem ersten Zug darfst du keinen Geleitbrief benutzen.
refusal-P22-used = Du hast in diesem Zug schon einen Geleitbrief benutzt.
refusal-P22-none = Du hast keinen Geleitbrief mehr.
refusal-P23 = { $place } hat nur einen freien Platz, und hierfür braucht es zwei.
refusal-P24 = Du hast in diesem Zug ausgebaut: Die doppelten Einkünfte sagt man vorher an.
refusal-P26 = Das Spiel ist vorbei: Kein Dorf ist mehr frei.
refusal-P27 = Das Spiel ist vorbei: Alle Scheiben sind fort.
refusal-P28 = Das Spiel ist vorbei: Eine ganze Runde lang hat niemand eröffnet.
refusal-P36-village = Zu zweit ist { $place } geschlossen.
refusal-P36-city = Zu zweit ist { $place } abgedeckt.
refusal-P36-way = Zu zweit ist dieser Weg nicht im Spiel.

would-points = { $amount ->
    [one] +1 Punkt
   *[other] +{ $amount } Punkte
  }
would-gives = { $amount ->
    [one] 1 Punkt für jemand anderen
   *[other] { $amount } Punkte für jemand anderen
  }
would-missing = { $amount ->
    [one] noch 1 Niederlassung bis zur Mehrheit
   *[other] noch { $amount } Niederlassungen bis zur Mehrheit
  }
would-region = eine neue Region: +{ $amount } am Ende
warning-gives = Damit füllst du den letzten Platz, und jemand anders hat dort die meisten Niederlassungen: { $amount ->
    [one] 1 Punkt geht
   *[other] { $amount } Punkte gehen
  } dorthin.

phase-disk = Scheibe
phase-extend = Ausbauen
phase-income = Einkünfte
phase-basic = Grundeinkommen
phase-open = Eröffnen
phase-settle = Einziehen

about-phase-disk = 1. Hast du Scheiben, lege eine auf eine Stadt ihres Werts: Sie ist geöffnet.
about-phase-extend = 2. Setze umsonst eine Niederlassung in jede deiner Städte, die Platz hat. Diese Stadt zahlt dir in diesem Zug nichts.
about-phase-income = 3. Jede deiner Städte, deren Scheibe noch liegt, zahlt für jeden freien Platz, außer du hast dort ausgebaut.
about-phase-basic = 4. Alle bekommen das Grundeinkommen.
about-phase-open = 5. Eröffne eine neue Niederlassung am Ende eines Wegs, der bei dir beginnt, gegen seinen Zoll.
about-phase-settle = 6. Die Niederlassungen in der Mitte der Städte nehmen ihre Plätze ein: Mehr als die Hälfte gewinnt die Stadt.
about-city = { $place }: eine Stadt vom Wert { $value }. Sie hat { $value } Plätze und bringt { $value } Punkte, wenn du mehr als die Hälfte davon hast.
about-city-shut = { $place }: eine Stadt vom Wert { $value }, noch geschlossen. Eine Scheibe dieses Werts öffnet sie.
about-city-decided = { $place } ist gewonnen und bringt keine Punkte mehr; freie Plätze können noch benutzt werden.
about-city-covered = { $place } ist abgedeckt: Zu zweit ist die Stadt nicht im Spiel.
about-village = { $place }: ein Dorf. Es hat einen Platz und bringt 1 Punkt.
about-disk = Eine Scheibe vom Wert { $value }: öffnet eine Stadt vom Wert { $value }. Zu Beginn jedes Zugs legst du eine.
about-disks = Scheiben, die noch nicht gelegt sind. Jede öffnet eine Stadt ihres Werts.
about-conduct = Ein Geleitbrief, für eines von dreien: zwei Niederlassungen in einer Stadt, doppelte Einkünfte von wenigstens 48, oder eine zweite Eröffnung. Einer im Zug.
about-posts = Niederlassungen, die noch nicht auf dem Plan stehen.
about-points = Einflusspunkte: Dörfer, gewonnene Städte, am Ende Regionen und Gulden.
about-florins = Geld für Zölle. Am Ende sind 20 Gulden 1 Punkt.
about-won = Gewonnene Städte; sie entscheiden bei Gleichstand.
about-villages-left = Noch freie Dörfer: Ist keines mehr frei, endet das Spiel.
about-toll = Der Zoll dieses Wegs: So viel kostet eine Niederlassung an seinem Ende.
about-missing = So viele Niederlassungen fehlen dir noch zu mehr als der Hälfte dieser Stadt.

# The score sheet: its rows, what they come to, and what decides a tie.
sheet-start = Am Anfang
sheet-villages = Dörfer
sheet-majorities = Städte mit Mehrheit
sheet-halves = Städte zum halben Wert
sheet-regions = Regionen
sheet-florins = Gulden, 20 ein Punkt
sheet-won = Gewonnene Städte
sheet-won_value = Ihr voller Wert
sheet-total = Punkte
sheet-tie = Bei gleich vielen Punkten: mehr gewonnene Städte, dann ihr voller Wert; ist alles gleich, wird der Sieg geteilt (P31).
decided-won = Gleich viele Punkte; mehr gewonnene Städte entscheiden, { $best } : { $next }.
decided-won_value = Gleich viele Punkte und Städte; deren voller Wert entscheidet, { $best } : { $next }.
decided-shared = Punkte, Städte und ihr Wert sind gleich: Der Sieg wird geteilt.

# Was zu einer eigenen Karte gesagt wird. „seats“: all oder two, auf welcher der beiden Karten.
board-pieces = { $kind ->
    [regions] Regionen
    [cities] Städte
   *[villages] Dörfer
}: { $many } statt { $wanted }.
board-no-city = { $place } muss auf der Karte sein: Die Regeln nennen es.
board-other-land = { $place } ist nicht auf dieser Karte, wohl aber auf der gedruckten.
board-value = { $place } hat den Wert { $value }; Werte gehen von { $least } bis { $most }.
board-value-known = { $place } hat den Wert { $value }; auf der gedruckten Karte ist es { $wanted }.
board-value-least = { $place } hat den Wert { $value }; auf der gedruckten Karte ist es mindestens { $least }.
board-value-eight = { $place } hat den Wert { $value }, den sonst nur { $other-place } haben soll.
board-value-usual = { $place } hat den Wert { $value }; es soll { $wanted } sein.
board-disks = Scheiben vom Wert { $value }: { $many }. Städte dieses Werts: { $cities }.
board-no-disks = Hier steht, wie viele Scheiben es von jedem Wert gibt.
board-no-disk = { $key } mit { $found } ist nicht ein Wert und eine Zahl von Scheiben.
board-region-empty = { $region } hat weder Stadt noch Dorf.
board-region-unknown = { $place } liegt in { $found }, das keine Region dieser Karte ist.
board-region-outside = { $place } liegt außerhalb des Umrisses seiner Region, { $region }.
board-no-region = Das muss die Kennung einer Region sein.
board-no-point = Das müssen zwei Zahlen sein.
board-off-map = { $place } liegt nicht auf der Karte.
board-no-size = Die Größe ist eine Breite und eine Höhe über 0.
board-no-ids = Das muss eine Liste von Kennungen sein.
board-no-outline = Ein Umriss ist eine Liste von Punkten, mindestens drei und höchstens { $most }.
board-no-side = Das muss die Seite sein, auf der der Name steht: { $sides }.
board-no-ends = Ein Weg liegt zwischen den Kennungen zweier Orte.
board-no-end = { $place }–{ $other-place }: Einen Ort { $found } gibt es nicht.
board-route-nowhere = Ein Weg führt von { $place } nach { $place }.
board-route-twice = Der Weg { $place }–{ $other-place } steht zweimal da.
board-toll = { $place }–{ $other-place } kostet { $toll }; Zölle gehen von { $least } bis { $most }.
board-toll-dearest = { $place }–{ $other-place } ist so teuer wie der teuerste Weg der gedruckten Karte.
board-toll-known = { $place }–{ $other-place } kostet { $toll }; es muss { $wanted } sein.
board-no-dearest = Es fehlt ein Weg { $place }–{ $other-place } mit dem Zoll { $wanted }.
board-no-cheapest = Kein Weg hat den Zoll { $least }, den niedrigsten der gedruckten Karte.
board-few-routes = { $many ->
    [0] Kein Weg führt nach { $place }.
   *[one] Nur ein Weg führt nach { $place }.
}
board-not-covered = Zu zweit muss { $place } verdeckt sein.
board-covered = Zu zweit ist { $place } nicht verdeckt.
board-closed = Zu zweit gesperrte Dörfer: { $many } statt { $wanted }.
board-closed-village = { $place }, zu zweit gesperrt, ist kein Dorf.
board-no-between = Zwischen { $place } und { $other-place } liegt kein Dorf.
board-closed-between = Zwischen { $place } und { $other-place } ist zu zweit kein Dorf gesperrt.
board-not-reached = { $seats ->
    [two] Zu zweit führt kein Weg von { $other-place } nach { $place }.
   *[all] Von { $other-place } führt kein Weg nach { $place }.
}
board-start-city = { $seats ->
    [two] Zu zweit führt von { $place } kein Weg in eine Stadt vom Wert { $value } oder mehr, auch nicht in zwei Städte.
   *[all] Von { $place } führt kein Weg in eine Stadt vom Wert { $value } oder mehr, auch nicht in zwei Städte.
}
board-start-hop = { $seats ->
    [two] Zu zweit führt von { $place } kein Weg mit einem Zoll von höchstens { $toll } in ein anderes Dorf.
   *[all] Von { $place } führt kein Weg mit einem Zoll von höchstens { $toll } in ein anderes Dorf.
}
board-same-spot = { $place } liegt, wo schon ein anderer Ort liegt.
board-crossing = Die Wege { $way } und { $other-way } kreuzen sich.
board-route-through = Der Weg { $way } führt durch { $place }.
board-too-near = { $place } und { $other-place } liegen übereinander.
board-name-over = Auf „{ $language }“ liegt der Name { $place } über { $other-place }.
