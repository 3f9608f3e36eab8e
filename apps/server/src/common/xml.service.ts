import { create } from 'xmlbuilder2'

/** xmlbuilder2 reads „&amp;“ in a text as „&“, and writes what is left of it as it is. */
const escaped = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('&', '&amp;amp;') : value

/**
 * A document as an XML file. The library is a hundred files: what a start loads imports this where it writes. Its keys are the elements in their order; `@name` is an attribute, `#` the text. Signs that
 * XML cannot have are left out.
 */
export const writeXml = (document: object) =>
  `${create({ encoding: 'UTF-8', invalidCharReplacement: '' }, JSON.stringify(document, escaped)).end({ prettyPrint: true })}\n`
