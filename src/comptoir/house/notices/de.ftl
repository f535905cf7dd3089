notice-turn = { $game }: Du bist am Zug.{ $others ->
    [0] {""}
   *[other] {" "}Am Tisch: { $players }.
  }
notice-late = { $game }: Deine Zeit läuft ab.{ $others ->
    [0] {""}
   *[other] {" "}Es warten: { $players }.
  }
notice-invited = { $game }: Noch eine Partie? Ein Platz ist für dich frei gehalten.{ $others ->
    [0] {""}
   *[other] {" "}Am Tisch: { $players }.
  }
notice-over = { $game }: Die Partie ist zu Ende. Sieh nach, wie sie ausging.{ $others ->
    [0] {""}
   *[other] {" "}Mit dir spielten: { $players }.
  }
notice-left = { $hours ->
    [one] Noch eine Stunde.
   *[other] Noch { $hours } Stunden.
  }
notice-several = { $count } Dinge warten auf dich
notice-try = So erfährst du, dass du am Zug bist.
notice-confirm = Soll Comptoir an diese Adresse schreiben, wenn du am Zug bist?
notice-recover = Jemand möchte zurück in dein Konto. Warst du das?
letter-confirm = Wenn du das nicht wolltest, tu einfach nichts: Es kommt kein weiterer Brief.
letter-recover = Der Link gilt eine Stunde und nur ein Mal. Wenn du ihn nicht wolltest, tu einfach nichts: Dein Passwort bleibt, wie es ist.
letter-why = Du bekommst höchstens einen solchen Brief in der Stunde, und nur wenn du nicht da bist.
letter-unsubscribe = Keine Briefe mehr:
calendar-turn = { $game }: Deine Zeit ist um
# What messengers show of an invitation.
preview-title = { $name } lädt dich ein: { $game }
preview-free = { $free ->
    [0] Alle Plätze sind besetzt: Du kannst zusehen.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
  }
preview-over = Dieser Tisch ist nicht mehr offen.
