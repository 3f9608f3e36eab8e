import type { PaymentFile } from '@tafelrunde/contract/admin/money/settlements'
import { moneyText } from '../../common/money.texts.ts'
import { dayDateText } from '../../common/papers.texts.ts'

export const paymentFileName = (id: number) => `ueberweisungen-${id}.xml`

export const nothingToPay = 'Für diese Veranstaltung gibt es keine freigegebenen Abrechnungen auszuzahlen.'
export const accountsToCheck =
  'Die freigegebenen Abrechnungen dieser Veranstaltung kamen von der Bank zurück. Bitte prüfen Sie zuerst deren Konten.'
export const noAccount =
  'Für den Verband ist kein gültiges Konto hinterlegt. Bitte hinterlegen Sie es mit „npm run admin -- bank-account --iban IBAN“.'
export const noAddress =
  'Eine Überweisung in ein Land außerhalb des Europäischen Wirtschaftsraums muss die Anschrift des Verbands nennen. Bitte hinterlegen Sie Straße und Ort des Verbands.'
export const executionPast = 'Das Ausführungsdatum liegt in der Vergangenheit.'
export const executionClosed =
  'An diesem Tag führen Banken keine Überweisungen aus. Bitte wählen Sie einen Bankarbeitstag.'

/** To the office at the terminal. */
export const unknownFile = (event: number, id: number) =>
  `Es gibt zu Veranstaltung ${event} keine Zahlungsdatei ${id}.`

/** „Zahlungsdatei 5: 2 Überweisungen über 413,55 €, Ausführung am 2. März 2027“ */
export const exportedText = ({ id, count, total_cents, execution }: PaymentFile) => {
  const transfers = count === 1 ? '1 Überweisung' : `${count} Überweisungen`
  return `Zahlungsdatei ${id}: ${transfers} über ${moneyText(total_cents)}, Ausführung am ${dayDateText(execution)}`
}

export const otherSum =
  'Inzwischen sind es andere Abrechnungen. Bitte sehen Sie sich die neue Summe an und erstellen Sie die Datei dann.'

export const otherBanks =
  'Bei diesen Abrechnungen weichen inzwischen andere Konten ab. Bitte sehen Sie sie sich an und erstellen Sie die Datei dann.'

export const undoneFile =
  'Dieser Zahlungslauf ist zurückgenommen. Seine Datei gibt es nicht mehr, damit die Bank nichts doppelt überweist.'
export const undoneAlready = 'Dieser Zahlungslauf ist schon zurückgenommen.'
export const executed = (execution: string) =>
  `Die Bank führt diese Überweisungen am ${dayDateText(execution)} aus. Zurücknehmen können Sie einen Zahlungslauf nur vor diesem Tag.`

/** To the office at the terminal. */
export const waitingText = (event: number, id: number) =>
  `Sie wartet auf Freigabe in der Verwaltung. Danach schreibt sie „npm run admin -- payment-file ${event} --again ${id}“.`
