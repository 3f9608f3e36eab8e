/** What stands for a formula whose result the file does not have: a program wrote it that does not reckon. */
export const formulaWithoutResult = '(Formel ohne Ergebnis)'

/** What stands for an error that a workbook marks as one, but that nobody knows by its name. */
export const unnamedError = '#FEHLER!'

/** As Excel and LibreOffice call them in English, which workbooks hold, and in German, which CSV files hold. */
const errors = new Set(
  [
    '#NULL! #DIV/0! #VALUE! #REF! #NAME? #NUM! #N/A #GETTING_DATA #SPILL! #CALC! #FIELD! #BLOCKED! #CONNECT!',
    '#UNKNOWN! #BUSY! #EXTERNAL! #PYTHON! #WERT! #BEZUG! #ZAHL! #NV #DATEN_ABRUFEN #ÜBERLAUF! #KALK! #FELD!',
    '#BLOCKIERT! #VERBINDEN! #UNBEKANNT! #BESCHÄFTIGT! #EXTERN!',
    unnamedError,
  ].flatMap(names => names.split(' ')),
)
const ofLibreOffice = /^(err|fehler):5\d\d$/i

const isError = (text: string) => errors.has(text.toUpperCase()) || ofLibreOffice.test(text)

/** Why the text of a cell is no value, though it is one of a table: its formula failed or was never reckoned. */
export const faultOfCell = (typed: string) => {
  const text = typed.trim()
  if (text === formulaWithoutResult)
    return 'Hier steht eine Formel, deren Ergebnis die Datei nicht enthält. Bitte öffnen und speichern Sie die Datei in Excel, oder tragen Sie den Wert ein.'
  return isError(text)
    ? `„${text}“ ist der Fehler einer Formel und kein Wert. Bitte berichtigen Sie die Formel, oder tragen Sie den Wert ein.`
    : undefined
}

/** What a cell shows that the workbook itself marks as an error. */
export const errorText = (text: string) => (isError(text.trim()) ? text.trim() : unnamedError)
