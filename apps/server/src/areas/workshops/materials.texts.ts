/** A workshop of a body that does not exist or is not the caller's own. */
export const noWorkshop = (id: number) => `Ungültiger pk "${id}" - Object existiert nicht.`

export const emptyFile = 'Die übermittelte Datei ist leer.'

export const noFileName = 'Bitte geben Sie der Datei einen Namen mit Endung, etwa „Arbeitsblatt.pdf“.'

export const tooManyMaterials = (most: number) =>
  `Zu diesem Workshop gibt es schon ${most} Dateien. Bitte löschen Sie erst eine davon.`
