import { create } from 'xmlbuilder2'
import type { InvoiceContent } from './invoice.rules.ts'
import { ciiDocument, type InvoiceProfile } from './invoice-cii.document.ts'

/** xmlbuilder2 takes „&A;“ in a text for an entity and would leave it as it is. */
const escaped = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('&', '&amp;') : value

/** An invoice for machines. Signs that XML cannot have are left out. */
export const writeCii = (content: InvoiceContent, profile: InvoiceProfile) => {
  const document = JSON.stringify(ciiDocument(content, profile), escaped)
  return create({ encoding: 'UTF-8', invalidCharReplacement: '' }, document).end({ prettyPrint: true })
}
