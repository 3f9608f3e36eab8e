import { counted } from '@tafelrunde/ui/figures.ts'
import { finds } from '../../shared/textSearch.ts'
import type { Licence } from './licences.api.ts'

const partTexts: Record<Licence['parts'][number], string> = {
  app: 'App',
  admin: 'Verwaltung',
  server: 'Server',
}

/** „MIT · App und Server“ */
export const licenceLine = ({ licence, parts }: Licence) => {
  const where = new Intl.ListFormat('de').format(parts.map(part => partTexts[part]))
  return [licence, where].filter(Boolean).join(' · ')
}

/** Whether a search means this one: by its name, its licence or where it is used. */
export const isLicenceFound = (licence: Licence, search: string) =>
  finds(search, [licence.name, licenceLine(licence)])

/** Without the line breaks of a wide terminal, which a phone would break once more. */
const reflowed = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(.{50,}?\S)[ \t]*\n(?=\S)/g, '$1 ')
    .replace(/\n\s*\n/g, '\n\n')

export const licenceText = ({ licence, text }: Licence) =>
  reflowed(text) || `Dieses Paket bringt keinen Lizenztext mit. Es nennt als Lizenz: ${licence || 'keine'}.`

/** „342 Pakete“ */
export const packagesText = (count: number) => counted(count, 'Paket', 'Pakete')
