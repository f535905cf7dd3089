# Never: chemin, chemins
title = Pfeffersäcke
tagline = Ouvrez des comptoirs le long des routes, gagnez les villes, touchez les régions. Sur une carte reconstituée.

action-found = Fonder le premier comptoir à { $place }
action-disk = Ouvrir { $place } avec un disque
action-extend = S’étendre à { $place }
action-double = S’étendre de deux comptoirs à { $place } (sauf-conduit)
action-privilege = Doubler les revenus (sauf-conduit)
action-collect = Encaisser les revenus
action-stop = Ne rien ouvrir (fin du tour)
action-open = Ouvrir un comptoir : { $way }
param-place = Lieu
param-way = Route

detail-forgoes = { $amount } fl. de revenu en moins
detail-income = { $amount } fl.
detail-toll = { $amount } fl.

prompt-found = Fondez votre premier comptoir dans un village libre.
prompt-disk = Posez un disque sur une ville de sa valeur ; vous avez { $values }.
prompt-extend = { $cities ->
    [0] Vous ne pouvez vous étendre nulle part : encaissez, ou doublez vos revenus avec un sauf-conduit.
   *[other] Étendez-vous où vous voulez (ces villes ne paieront pas ce tour-ci), puis encaissez.
  }
prompt-open = Ouvrez un comptoir au bout d’une route, ou arrêtez-vous ; vous avez { $money } fl.
prompt-second = Ouvrez un second comptoir avec un sauf-conduit, ou arrêtez-vous ; vous avez { $money } fl.
waiting-found = { $players } fonde un premier comptoir.
waiting-disk = { $players } doit poser un disque.
waiting-extend = { $players } peut s’étendre, puis encaisse ses revenus.
waiting-open = { $players } peut ouvrir un comptoir.
waiting-second = { $players } peut ouvrir un second comptoir avec un sauf-conduit.

event-begins = { $seat } commence.
event-dealt = { $seat } reçoit { $disks } disques.
event-opened_at_start = { $place } est ouverte dès le début.
event-covered = { $place } est recouverte, hors jeu.
event-founded = { $seat } fonde un premier comptoir à { $place } ; il reste { $left ->
    [one] { $left } village
   *[other] { $left } villages
  }.
event-disk_placed = { $seat } ouvre { $place } avec un disque de valeur { $value }.
event-disk_forced = { $seat } ouvre la dernière ville, { $place }, avec un disque de valeur { $value }.
event-passed = { $rule ->
    [P9] { $seat } n’a plus de disques.
    [P11] { $seat } ne s’étend pas au premier tour.
    [P14] { $seat } ne peut ouvrir aucun comptoir.
   *[other] { $seat } ne peut s’étendre nulle part.
  }
event-conduct_used = { $seat } utilise un sauf-conduit : { $conduct }.
event-extended = { $seat } s’étend{ $posts ->
    [one] {""}
   *[other] {" "}de { $posts } comptoirs
  } à { $place }.
event-city_paid = { $place } rapporte { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
  } à { $seat } pour { $spaces ->
    [one] { $spaces } case libre
   *[other] { $spaces } cases libres
  }.
event-income = { $seat } encaisse { $amount } florins : { $cities } des villes, { $basic } de revenu de base.
event-doubled = { $seat } encaisse { $amount } florins, revenu doublé : ({ $cities } des villes + { $basic } de base) × 2, 48 au moins.
event-opened = { $seat } ouvre un comptoir : { $way }, péage { $toll }.
event-settled = { $place }, case { $space } : { $seat } s’installe.
event-village_scored = { $seat } occupe le village { $place } : { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  }.
event-city_scored = { $rule ->
    [P19] { $place } : { $seat } a la majorité avec { $posts ->
        [one] un comptoir
       *[other] { $posts } comptoirs
      }, { $amount } points.
   *[other] { $place } : ville pleine ; { $seat } y est en tête avec { $posts ->
        [one] un comptoir
       *[other] { $posts } comptoirs
      }, la moitié de la valeur : { $amount ->
        [one] 1 point
       *[other] { $amount } points
      }.
  }
event-region_scored = { $region } : { $amount } points de présence pour { $seat }.
event-florins_scored = { $seat } a { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
  } : { $amount ->
    [one] 1 point
   *[other] { $amount } points
  }.
event-game_ended = La partie est finie : { $rule ->
    [P26] il ne reste aucun village
    [P27] tous les disques sont partis
   *[other] personne n’a ouvert de comptoir pendant un tour de table
  }.

conduct-A = deux comptoirs dans une ville
conduct-B = revenus doublés
conduct-C = un second comptoir ouvert

# The places and regions of board.json; a test compares them.
region-flanders = Flandre
region-holland = Hollande
region-rhineland = Rhénanie
region-lorraine = Lorraine
region-holstein = Holstein
region-brunswick = Pays guelfe
region-saxony = Saxe
region-franconia = Franconie
region-swabia = Souabe
region-danube = Pays du Danube

place-bruges = Bruges
place-gent = Gand
place-brussels = Bruxelles
place-utrecht = Utrecht
place-cologne = Cologne
place-muenster = Münster
place-metz = Metz
place-strasbourg = Strasbourg
place-basel = Bâle
place-luebeck = Lübeck
place-hamburg = Hambourg
place-bremen = Brême
place-braunschweig = Brunswick
place-erfurt = Erfurt
place-leipzig = Leipzig
place-wittenberg = Wittemberg
place-frankfurt = Francfort
place-wuerzburg = Wurtzbourg
place-nuremberg = Nuremberg
place-ulm = Ulm
place-augsburg = Augsbourg
place-regensburg = Ratisbonne
place-munich = Munich
place-linz = Linz
place-vienna = Vienne
place-kortrijk = Courtrai
place-mechelen = Malines
place-dordrecht = Dordrecht
place-zwolle = Zwolle
place-osnabrueck = Osnabrück
place-soest = Soest
place-koblenz = Coblence
place-luxembourg = Luxembourg
place-colmar = Colmar
place-lueneburg = Lunebourg
place-wismar = Wismar
place-goslar = Goslar
place-eisenach = Eisenach
place-coburg = Cobourg
place-hof = Hof
place-bamberg = Bamberg
place-rothenburg = Rothenburg
place-noerdlingen = Nördlingen
place-konstanz = Constance
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

reason-found = Routes qui en partent : { $routes }, la moins chère pour un péage de { $toll }{ $value ->
    [0] {""}
   *[other] , à côté d’une ville de valeur { $value }
  }.
reason-disk = Vous atteindrez cette ville de valeur { $value } plus tôt que les autres.
reason-majority = Vous obtenez la majorité dans la ville : { $value } points.
reason-denied = Un rival n’aura pas la majorité dans cette ville de valeur { $value }.
reason-stronger = Vos comptoirs dans cette ville de valeur { $value } seront alors { $posts } ; pour la gagner, il en faut { $needed }.
reason-doubled = Doublé, le revenu rapporte { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
  } de plus.
reason-collect = Le revenu de { $amount } florins vaut mieux à présent qu’un comptoir de plus.
reason-stop = La route la moins chère coûte { $toll } : mieux vaut garder votre bourse de { $money }.
reason-region = Vous entrez dans une nouvelle région : { $points } points à la fin, pour un péage de { $toll }.
reason-village = Un village, c’est { $points ->
    [one] un point assuré
   *[other] { $points } points assurés
  }, pour un péage de { $toll }.
reason-city = Vous entrez dans une ville de valeur { $value }, pour un péage de { $toll }.

# Why not, what it would bring, and what things are.
refusal-P8-turn = C’est à { $turn-seat } de jouer.
refusal-P8-early = D’abord, chacun fonde un comptoir dans un village libre.
refusal-P8-taken = { $place } : quelqu’un y a déjà fondé.
refusal-P9-early = Posez d’abord un de vos disques.
refusal-P9-late = Les premiers comptoirs se fondent seulement avant le premier tour.
refusal-P9-open = { $place } a déjà reçu son disque.
refusal-P9-value = { $place } demande un disque de valeur { $value }, et vous n’en avez pas.
refusal-P10-early = Étendez-vous ou encaissez d’abord ; ensuite vous pourrez ouvrir un comptoir.
refusal-P10-late = Cette partie de votre tour est passée : étendez-vous, ou encaissez.
refusal-P10-absent = Vous n’avez pas de comptoir à { $place }.
refusal-P10-again = Vous vous êtes déjà étendu à { $place } ce tour-ci.
refusal-P10-full = { $place } n’a plus de place libre.
refusal-P11 = Au premier tour, on ne peut pas s’étendre.
refusal-P14-late = Cette partie de votre tour est passée : ouvrez un comptoir, ou arrêtez-vous.
refusal-P14-there = Vous avez déjà un comptoir à { $place }.
refusal-P14-money = Le péage est de { $toll } fl., et vous en avez { $money }.
refusal-P15 = { $place } n’a qu’une place, et { $owner-seat } y est.
refusal-P16-shut = Aucun disque n’a encore ouvert { $place }.
refusal-P16-full = { $place } n’a plus de place libre.
refusal-P17 = Vous n’avez pas de comptoir à { $place }, où cette route commence.
refusal-P21 = Tous vos comptoirs sont sur le plateau.
refusal-P21-one = Il ne vous reste qu’un comptoir.
refusal-P22-first = Au premier tour, on ne peut pas employer de sauf-conduit.
refusal-P22-used = Vous avez déjà employé un sauf-conduit ce tour-ci.
refusal-P22-none = Il ne vous reste aucun sauf-conduit.
refusal-P23 = { $place } n’a qu’une place libre, et il en faut deux.
refusal-P24 = Vous vous êtes étendu ce tour-ci : les revenus doublés s’annoncent avant.
refusal-P26 = La partie est finie : il ne reste aucun village.
refusal-P27 = La partie est finie : tous les disques sont partis.
refusal-P28 = La partie est finie : personne n’a ouvert de comptoir pendant tout un tour de table.
refusal-P36-village = À deux joueurs, { $place } est fermé.
refusal-P36-city = À deux joueurs, { $place } est hors du jeu.
refusal-P36-way = À deux joueurs, cette route est hors du jeu.

would-points = { $amount ->
    [one] +{ $amount } point
   *[other] +{ $amount } points
  }
would-gives = { $amount ->
    [one] { $amount } point pour quelqu’un d’autre
   *[other] { $amount } points pour quelqu’un d’autre
  }
would-missing = { $amount ->
    [one] encore { $amount } comptoir pour la majorité
   *[other] encore { $amount } comptoirs pour la majorité
  }
would-region = une région nouvelle : +{ $amount } à la fin
warning-gives = Vous prendriez la dernière place, et quelqu’un d’autre y a le plus de comptoirs : { $amount ->
    [one] { $amount } point lui reviendrait
   *[other] { $amount } points lui reviendraient
  }.

phase-disk = Disque
phase-extend = S’étendre
phase-income = Revenus
phase-basic = Revenu de base
phase-open = Ouvrir
phase-settle = S’installer

about-phase-disk = 1. Si vous avez des disques, posez-en un sur une ville de sa valeur : elle est ouverte.
about-phase-extend = 2. Ajoutez gratuitement un comptoir dans chacune de vos villes où il reste de la place. Cette ville ne vous paiera pas ce tour-ci.
about-phase-income = 3. Chacune de vos villes qui a son disque paie pour chaque place libre, sauf si vous vous y êtes étendu.
about-phase-basic = 4. Chacun reçoit le revenu de base.
about-phase-open = 5. Ouvrez un nouveau comptoir au bout d’une route qui part de chez vous, contre son péage.
about-phase-settle = 6. Les comptoirs quittent le milieu des villes pour leurs places : plus de la moitié gagne la ville.
about-city = { $place } : une ville de valeur { $value }. Elle a { $value } places et vaut { $value } points à qui en tient plus de la moitié.
about-city-shut = { $place } : une ville de valeur { $value }, encore fermée. Un disque de cette valeur l’ouvre.
about-city-decided = { $place } est gagnée et ne rapporte plus de points ; ses places libres peuvent encore servir.
about-city-covered = { $place } est recouverte : à deux joueurs, elle est hors du jeu.
about-village = { $place } : un village. Il n’a qu’une place et donne 1 point.
about-disk = Un disque de valeur { $value } : il ouvre une ville de valeur { $value }. On en pose un au début de chaque tour.
about-disks = Disques pas encore posés. Chacun ouvre une ville de sa valeur.
about-conduct = Un sauf-conduit, pour une chose sur trois : deux comptoirs dans une ville, des revenus doublés d’au moins 48, ou un second comptoir ouvert. Un par tour.
about-posts = Comptoirs pas encore sur le plateau.
about-points = Points d’influence : villages, villes gagnées, puis à la fin régions et florins.
about-florins = L’argent des péages. À la fin, 20 florins font 1 point.
about-won = Villes gagnées, qui départagent les égalités.
about-villages-left = Villages encore libres : quand il n’en reste aucun, la partie finit.
about-toll = Le péage de cette route, pour ouvrir un comptoir à son bout.
about-missing = Combien de comptoirs il vous faudrait encore pour tenir plus de la moitié de cette ville.

# The score sheet: its rows, what they come to, and what decides a tie.
sheet-start = Au départ
sheet-villages = Villages
sheet-majorities = Villes à la majorité
sheet-halves = Villes à moitié prix
sheet-regions = Régions
sheet-florins = Florins, 20 par point
sheet-won = Villes gagnées
sheet-won_value = Leur pleine valeur
sheet-total = Points
sheet-tie = À égalité de points : le plus de villes gagnées, puis leur pleine valeur ; si tout est égal, la victoire est partagée (P31).
decided-won = Points égaux ; le nombre de villes gagnées départage, { $best } : { $next }.
decided-won_value = Points égaux, autant de villes gagnées ; leur pleine valeur départage, { $best } : { $next }.
decided-shared = Points, villes gagnées et leur valeur, tout est égal : la victoire est partagée.

# Ce qui est dit d’une carte à soi. « seats » : all ou two, sur laquelle des deux cartes.
board-pieces = { $kind ->
    [regions] Régions
    [cities] Villes
   *[villages] Villages
} : { $many } au lieu de { $wanted }.
board-no-city = { $place } doit figurer sur la carte : les règles en parlent.
board-other-land = { $place } ne figure pas sur cette carte, mais sur la carte imprimée.
board-value = { $place } vaut { $value } ; les valeurs vont de { $least } à { $most }.
board-value-known = { $place } vaut { $value } ; sur la carte imprimée, { $wanted }.
board-value-least = { $place } vaut { $value } ; sur la carte imprimée, au moins { $least }.
board-value-eight = { $place } vaut { $value }, comme { $other-place }, qu’on dit seule de cette valeur.
board-value-usual = { $place } vaut { $value } ; on lui connaît la valeur { $wanted }.
board-disks = Disques de valeur { $value } : { $many }. Villes de cette valeur : { $cities }.
board-no-disks = Il faut dire combien il y a de disques de chaque valeur.
board-no-disk = { $key } avec { $found } : ce n’est pas une valeur et un nombre de disques.
board-region-empty = { $region } n’a ni ville ni village.
board-region-unknown = { $place } est dans { $found }, qui n’est pas une région de cette carte.
board-region-outside = { $place } est hors du contour de sa région, { $region }.
board-no-region = Ce doit être l’identifiant d’une région.
board-no-point = Ce doit être deux nombres.
board-off-map = { $place } est hors de la carte.
board-no-size = La taille est une largeur et une hauteur supérieures à 0.
board-no-ids = Ce doit être une liste d’identifiants.
board-no-outline = Un contour est une liste de points, au moins trois et au plus { $most }.
board-no-side = Ce doit être le côté où le nom est écrit : { $sides }.
board-no-ends = Une route va entre les identifiants de deux lieux.
board-no-end = { $place }–{ $other-place } : il n’y a pas de lieu { $found }.
board-route-nowhere = Une route mène à { $place } depuis le même lieu.
board-route-twice = La route { $place }–{ $other-place } s’y trouve deux fois.
board-toll = { $place }–{ $other-place } coûte { $toll } ; les péages vont de { $least } à { $most }.
board-toll-dearest = { $place }–{ $other-place } est aussi chère que la route la plus chère de la carte imprimée.
board-toll-known = { $place }–{ $other-place } coûte { $toll } ; il faut { $wanted }.
board-no-dearest = Il faut une route { $place }–{ $other-place } au péage { $wanted }.
board-no-cheapest = Aucune route n’a le péage { $least }, le plus bas de la carte imprimée.
board-few-routes = { $many ->
    [0] Aucune route ne mène à { $place }.
   *[one] Une seule route mène à { $place }.
}
board-not-covered = À deux, { $place } doit être couverte.
board-covered = À deux, { $place } n’est pas couverte.
board-closed = Villages fermés à deux : { $many } au lieu de { $wanted }.
board-closed-village = { $place }, fermé à deux, n’est pas un village.
board-no-between = Il n’y a pas de village entre { $place } et { $other-place }.
board-closed-between = Aucun village entre { $place } et { $other-place } n’est fermé à deux.
board-not-reached = { $seats ->
    [two] À deux, aucune suite de routes ne mène à { $place } depuis { $other-place }.
   *[all] Aucune suite de routes ne mène à { $place } depuis { $other-place }.
}
board-start-city = { $seats ->
    [two] À deux, depuis { $place } aucune route ne mène à une ville de valeur { $value } ou plus, ni à deux villes.
   *[all] Depuis { $place } aucune route ne mène à une ville de valeur { $value } ou plus, ni à deux villes.
}
board-start-hop = { $seats ->
    [two] À deux, depuis { $place } aucune route au péage de { $toll } au plus ne mène à un autre village.
   *[all] Depuis { $place } aucune route au péage de { $toll } au plus ne mène à un autre village.
}
board-same-spot = { $place } est là où est déjà un autre lieu.
board-crossing = Les routes { $way } et { $other-way } se croisent.
board-route-through = La route { $way } passe par { $place }.
board-too-near = { $place } et { $other-place } se recouvrent.
board-name-over = En « { $language } », le nom de lieu { $place } recouvre { $other-place }.
