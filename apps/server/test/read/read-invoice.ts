import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { XmlDocument, type XmlNode, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

xmlRegisterFsInputProviders() // one schema imports the others
const path = fileURLToPath(new URL('../data/factur-x/invoice.xsd', import.meta.url))
const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(path), { url: path }))

const standard = 'urn:un:unece:uncefact:data:standard:'
const namespaces = {
  rsm: `${standard}CrossIndustryInvoice:100`,
  ram: `${standard}ReusableAggregateBusinessInformationEntity:100`,
  qdt: `${standard}QualifiedDataType:100`,
  udt: `${standard}UnqualifiedDataType:100`,
}

/** `ApplicableTradeTax/RateApplicablePercent`, as its text; nothing where there is none. */
const textAt = (node: XmlNode | null, steps: string) =>
  node?.get(steps.replace(/(^|\/)(?=[A-Z])/g, '$1ram:'), namespaces)?.content

/** An amount in cents; it has to have two digits after its point at most (BR-DEC). */
const centsAt = (node: XmlNode | null, steps: string) => {
  const text = textAt(node, steps) ?? 'nothing'
  if (!/^-?\d+(\.\d{1,2})?$/.test(text)) throw new Error(`${steps} is no amount: ${text}`)
  return Math.round(Number(text) * 100)
}

const party = (node: XmlNode | null) => ({
  id: textAt(node, 'ID'),
  name: textAt(node, 'Name'),
  contact: textAt(node, 'DefinedTradeContact/PersonName'),
  phone: textAt(node, 'DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber'),
  email: textAt(node, 'DefinedTradeContact/EmailURIUniversalCommunication/URIID'),
  electronicAddress: textAt(node, "URIUniversalCommunication/URIID[@schemeID='EM']"),
  postalCode: textAt(node, 'PostalTradeAddress/PostcodeCode'),
  city: textAt(node, 'PostalTradeAddress/CityName'),
  country: textAt(node, 'PostalTradeAddress/CountryID'),
  vatId: textAt(node, "SpecifiedTaxRegistration/ID[@schemeID='VA']"),
  taxNumber: textAt(node, "SpecifiedTaxRegistration/ID[@schemeID='FC']"),
})

/** Nothing where there is no rate. */
const percentAt = (node: XmlNode, steps: string) => {
  const text = textAt(node, steps)
  return text === undefined ? undefined : Number(text)
}

const tax = (node: XmlNode) => ({
  category: textAt(node, 'CategoryCode'),
  percent: percentAt(node, 'RateApplicablePercent'),
  reason: textAt(node, 'ExemptionReason'),
  reasonCode: textAt(node, 'ExemptionReasonCode'),
  basis: centsAt(node, 'BasisAmount'),
  amount: centsAt(node, 'CalculatedAmount'),
})

const line = (node: XmlNode) => ({
  id: textAt(node, 'AssociatedDocumentLineDocument/LineID'),
  note: textAt(node, 'AssociatedDocumentLineDocument/IncludedNote/Content'),
  name: textAt(node, 'SpecifiedTradeProduct/Name'),
  quantity: Number(textAt(node, 'SpecifiedLineTradeDelivery/BilledQuantity[@unitCode]')),
  price: centsAt(node, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'),
  category: textAt(node, 'SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode'),
  percent: percentAt(node, 'SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent'),
  total: centsAt(
    node,
    'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
  ),
})

const read = (document: XmlDocument) => {
  validator.validate(document)
  const at = (steps: string) => document.get(`/rsm:CrossIndustryInvoice/${steps}`, namespaces)
  const context = at('rsm:ExchangedDocumentContext')
  const head = at('rsm:ExchangedDocument')
  const trade = 'rsm:SupplyChainTradeTransaction/ram:'
  const agreement = at(`${trade}ApplicableHeaderTradeAgreement`)
  const settlement = at(`${trade}ApplicableHeaderTradeSettlement`)
  const sums = at(
    `${trade}ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementHeaderMonetarySummation`,
  )
  const means = at(`${trade}ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementPaymentMeans`)
  const all = (steps: string) => document.find(`//${steps}`, namespaces)
  return {
    process: textAt(context, 'BusinessProcessSpecifiedDocumentContextParameter/ID'),
    guideline: textAt(context, 'GuidelineSpecifiedDocumentContextParameter/ID'),
    number: textAt(head, 'ID'),
    type: textAt(head, 'TypeCode'),
    issued: textAt(head, "IssueDateTime/udt:DateTimeString[@format='102']"),
    buyerReference: textAt(agreement, 'BuyerReference'),
    sellerOrder: textAt(agreement, 'SellerOrderReferencedDocument/IssuerAssignedID'),
    buyerOrder: textAt(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID'),
    seller: party(at(`${trade}ApplicableHeaderTradeAgreement/ram:SellerTradeParty`)),
    buyer: party(at(`${trade}ApplicableHeaderTradeAgreement/ram:BuyerTradeParty`)),
    from: textAt(settlement, 'BillingSpecifiedPeriod/StartDateTime/udt:DateTimeString'),
    to: textAt(settlement, 'BillingSpecifiedPeriod/EndDateTime/udt:DateTimeString'),
    due: textAt(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime/udt:DateTimeString'),
    payment: {
      code: textAt(means, 'TypeCode'),
      iban: textAt(means, 'PayeePartyCreditorFinancialAccount/IBANID'),
      reference: textAt(settlement, 'PaymentReference'),
    },
    cancels: textAt(settlement, 'InvoiceReferencedDocument/IssuerAssignedID'),
    cancelledOn: textAt(settlement, 'InvoiceReferencedDocument/FormattedIssueDateTime/qdt:DateTimeString'),
    currency: textAt(settlement, 'InvoiceCurrencyCode'),
    lines: all('ram:IncludedSupplyChainTradeLineItem').map(line),
    taxes: all('ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax').map(tax),
    sums: {
      lines: centsAt(sums, 'LineTotalAmount'),
      net: centsAt(sums, 'TaxBasisTotalAmount'),
      vat: centsAt(sums, "TaxTotalAmount[@currencyID='EUR']"),
      gross: centsAt(sums, 'GrandTotalAmount'),
      paid: textAt(sums, 'TotalPrepaidAmount') === undefined ? 0 : centsAt(sums, 'TotalPrepaidAmount'),
      due: centsAt(sums, 'DuePayableAmount'),
    },
  }
}

/** An invoice as its receiver reads it, with a parser that did not write it; throws if the schema does not allow it. */
export const readCii = (xml: string) => {
  const document = XmlDocument.fromString(xml)
  try {
    return read(document)
  } finally {
    document.dispose()
  }
}
export type ReadInvoice = ReturnType<typeof readCii>
