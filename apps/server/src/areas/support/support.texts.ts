import type { SupportThread } from '@tafelrunde/contract/admin/people/support'
import { momentText } from '../../common/german.texts.ts'

export const closedAlready = 'Diese Nachricht ist schon erledigt.'

const states: Record<SupportThread['state'], string> = {
  new: 'neu',
  answered: 'beantwortet',
  closed: 'erledigt',
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '    ')

const threadText = ({ id, state, created, name, email, subject, message, answers }: SupportThread) =>
  [
    `[#${id}] ${subject} (${states[state]})`,
    `  ${name} <${email}>, ${momentText(created)}:`,
    indented(message),
    ...answers.flatMap(answer => [
      `  ${answer.by}, ${momentText(answer.created)}:`,
      indented(answer.message),
    ]),
  ].join('\n')

/** To the office at the terminal: every message with its answers. */
export const threadsText = (threads: SupportThread[]) =>
  threads.length > 0 ? threads.map(threadText).join('\n\n') : 'Es gibt keine offenen Nachrichten.'
export const answeredText = ({ id, email }: SupportThread) =>
  `Die Antwort auf die Anfrage Nr. ${id} geht an ${email}.`
export const closedText = ({ id }: SupportThread) => `Die Anfrage Nr. ${id} ist erledigt.`
export const unknownMessage = 'Diese Nachricht gibt es nicht.'
