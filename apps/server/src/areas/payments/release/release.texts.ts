export const waiting =
  'Diese Datei wartet auf Freigabe durch eine andere Person (Vier-Augen-Prinzip). Danach lässt sie sich laden.'
export const undone = 'Diese Datei ist zurückgenommen. Freigeben lässt sie sich nicht mehr.'
export const notNeeded = 'Diese Datei braucht keine Freigabe.'
export const releasedAlready = 'Diese Datei ist schon freigegeben.'
export const ownFile = 'Diese Datei haben Sie selbst erstellt. Freigeben muss sie eine andere Person.'
export const tooLate =
  'Der Ausführungstag dieser Datei ist vorbei. Bitte nehmen Sie sie zurück und erstellen Sie eine neue.'
