export const alreadyOff = 'Dieser Termin ist schon abgesagt.'
export const notOff = 'Dieser Termin ist nicht abgesagt.'
export const isOver = 'Dieser Termin ist schon vorbei.'
export const hasBegun = 'Die Absage lässt sich nur zurücknehmen, solange der Termin nicht begonnen hat.'
export const someCame =
  'In diesem Termin ist schon jemand als anwesend vermerkt. Er lässt sich nicht mehr absagen.'
export const notOffered =
  'Einer der gewählten Termine ist inzwischen belegt oder abgesagt. Bitte wählen Sie neu.'
export const cannotBook =
  'In der App lässt sich für diese Veranstaltung zurzeit nichts buchen, deshalb kann die E-Mail nichts anbieten.'
