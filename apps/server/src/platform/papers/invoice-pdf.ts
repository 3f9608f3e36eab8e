import { appendObjects, parsePdf } from './pdf.ts'

/** What an invoice's data are called inside of its PDF; Factur-X and ZUGFeRD ask for this name. */
const facturXName = 'factur-x.xml'

type Property = { name: string; type: 'Text' | 'Integer'; category: string; about: string; value: string }
type Schema = { name: string; prefix: string; namespace: string; properties: Property[] }

const text = (name: string, about: string, value: string): Property => ({
  name,
  type: 'Text',
  category: 'external',
  about,
  value,
})

/** Factur-X 1.0, chapter 6. */
const facturX: Schema = {
  name: 'Factur-X PDFA Extension Schema',
  prefix: 'fx',
  namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  properties: [
    text('DocumentFileName', 'name of the embedded XML invoice file', facturXName),
    text('DocumentType', 'INVOICE', 'INVOICE'),
    text('Version', 'The actual version of the Factur-X XML schema', '1.0'),
    text('ConformanceLevel', 'The conformance level of the embedded Factur-X data', 'EN 16931'),
  ],
}

/** ISO 14289-1, 5. */
const accessible: Schema = {
  name: 'PDF/UA Universal Accessibility Schema',
  prefix: 'pdfuaid',
  namespace: 'http://www.aiim.org/pdfua/ns/id/',
  properties: [
    {
      name: 'part',
      type: 'Integer',
      category: 'internal',
      about: 'Indicates, which part of ISO 14289 standard is followed',
      value: '1',
    },
  ],
}

const propertyOf = ({ name, type, category, about }: Property) =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>${category}</pdfaProperty:category><pdfaProperty:description>${about}</pdfaProperty:description></rdf:li>`
/** What PDF/A wants to know of properties that it does not know itself. */
const schemaOf = ({ name, prefix, namespace, properties }: Schema) =>
  `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>${name}</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>${prefix}</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties.map(propertyOf).join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`
const descriptionOf = ({ prefix, namespace, properties }: Schema) => {
  const values = properties.map(({ name, value }) => `<${prefix}:${name}>${value}</${prefix}:${name}>`)
  return `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${values.join('')}</rdf:Description>`
}

/** Puts `text` before the one place where `mark` stands. */
const insertBefore = (source: string, mark: string, text: string) => {
  const [before, after, ...more] = source.split(mark)
  if (after === undefined || more.length > 0) throw new Error(`the PDF has not one ${mark}`)
  return `${before}${text}${mark}${after}`
}

/**
 * Says in a PDF/A-3 of ours that it is a Factur-X invoice, and PDF/UA-1 as well, which it is already but for its word:
 * the compiler has tried that, but writes only one standard. The metadata stay uncompressed, as PDF/A demands, and
 * readers show the title instead of the file's name (ISO 14289-1, 7.1).
 */
export const asInvoicePdf = (pdf: Buffer) => {
  const parsed = parsePdf(pdf)
  const { root } = parsed
  const metadata = Number(/\/Metadata (\d+) 0 R/.exec(parsed.dictionary(root))?.[1])
  const ours = [facturX, accessible]
  const schemas = insertBefore(
    parsed.stream(metadata),
    '</rdf:Bag></pdfaExtension:schemas>',
    ours.map(schemaOf).join(''),
  )
  const xmp = insertBefore(schemas, '</rdf:RDF>', ours.map(descriptionOf).join(''))
  const catalog = insertBefore(parsed.dictionary(root), '/Direction /L2R', '/DisplayDocTitle true\n    ')
  return appendObjects(pdf, parsed, [
    [metadata, `<<\n/Length ${xmp.length}\n/Type /Metadata\n/Subtype /XML\n>>\nstream\n${xmp}\nendstream`],
    [root, `<<\n${catalog}>>`],
  ])
}
