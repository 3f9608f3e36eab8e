import { appendObjects, parsePdf } from './pdf.ts'

/** What an invoice's data are called inside of its PDF; Factur-X and ZUGFeRD ask for this name. */
const facturXName = 'factur-x.xml'

const properties = {
  DocumentFileName: ['name of the embedded XML invoice file', facturXName],
  DocumentType: ['INVOICE', 'INVOICE'],
  Version: ['The actual version of the Factur-X XML schema', '1.0'],
  ConformanceLevel: ['The conformance level of the embedded Factur-X data', 'EN 16931'],
}
const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const described = Object.entries(properties).map(
  ([name, [description]]) =>
    `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
)
const schema = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${described.join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`
const values = Object.entries(properties).map(([name, [, value]]) => `<fx:${name}>${value}</fx:${name}>`)
const description = `<rdf:Description rdf:about="" xmlns:fx="${namespace}">${values.join('')}</rdf:Description>`

/** Puts `text` before the one place where `mark` stands. */
const insertBefore = (source: string, mark: string, text: string) => {
  const [before, after, ...more] = source.split(mark)
  if (after === undefined || more.length > 0) throw new Error(`the metadata have not one ${mark}`)
  return `${before}${text}${mark}${after}`
}

/**
 * Says in the metadata of a PDF/A-3 of ours that it is a Factur-X invoice (Factur-X 1.0, chapter 6): the four properties,
 * and the extension schema by which PDF/A allows them. They stay uncompressed, as PDF/A demands.
 */
export const withFacturX = (pdf: Buffer) => {
  const parsed = parsePdf(pdf)
  const metadata = Number(/\/Metadata (\d+) 0 R/.exec(parsed.dictionary(parsed.root))?.[1])
  const schemas = insertBefore(parsed.stream(metadata), '</rdf:Bag></pdfaExtension:schemas>', schema)
  const xmp = insertBefore(schemas, '</rdf:RDF>', description)
  return appendObjects(pdf, parsed, [
    [metadata, `<<\n/Length ${xmp.length}\n/Type /Metadata\n/Subtype /XML\n>>\nstream\n${xmp}\nendstream`],
  ])
}
