export const answered = (text: string, count: number) =>
  `„${text}“ ${count === 1 ? 'ist schon einmal' : `ist schon ${count}-mal`} beantwortet.`

export const keepsQuestion = 'Bitte schalten Sie die Frage aus, statt sie zu löschen.'
export const keepsKind = 'Ihre Art bleibt deshalb, wie sie ist.'
export const keepsOption = (option: string) =>
  `Die Möglichkeit „${option}“ hat schon jemand gewählt und bleibt deshalb, wie sie ist.`
export const keepsHealth = 'Antworten zur Gesundheit werden bald gelöscht; dabei bleibt es.'
export const unknownQuestion = 'Eine dieser Fragen gibt es nicht mehr. Bitte laden Sie die Seite neu.'
export const doubleQuestion = 'Bitte nennen Sie jede Frage nur einmal.'

export const needsAnswer = 'Bitte beantworten Sie diese Frage.'
export const onlyOne = 'Bitte wählen Sie nur eine Möglichkeit.'
export const notOffered = 'Diese Möglichkeit gibt es nicht mehr. Bitte wählen Sie neu.'
export const tooLong = (longest: number) => `Bitte schreiben Sie höchstens ${longest} Zeichen.`
export const begun = 'Die Veranstaltung hat begonnen. Die Antworten lassen sich nicht mehr ändern.'
export const notRegistered = 'Sie sind für diese Veranstaltung nicht angemeldet.'
