export const nobodyElse =
  'Außer Ihnen kann niemand im Büro zustimmen. Geben Sie zuerst einer zweiten Person alle Rechte („Darf alles“).'
export const waitsAlready =
  'Es wartet schon eine Änderung auf Zustimmung. Bitte lassen Sie diese zuerst bestätigen oder ablehnen.'
export const filesWait =
  'Es warten noch Zahlungsdateien auf Freigabe. Bitte geben Sie diese zuerst frei oder nehmen Sie sie zurück.'
export const ownChange = 'Diese Änderung haben Sie selbst gewünscht. Bestätigen muss sie eine andere Person.'
export const decidedAlready = 'Über diese Änderung ist schon entschieden.'
