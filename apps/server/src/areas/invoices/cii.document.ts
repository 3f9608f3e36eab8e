import { plainVatId } from '../../common/tax.rules.ts'
import { type InvoiceContent, issuedOn } from './invoices.rules.ts'
import { exemptions } from './invoices.texts.ts'

/** EN 16931 as Factur-X and ZUGFeRD have it inside of a PDF, or the German XRechnung, which stands alone. */
export type InvoiceProfile = 'en16931' | 'xrechnung'

const guidelines: Record<InvoiceProfile, string> = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
}

/** Billing without more agreements (Peppol), as XRechnung wants it said. */
const process = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

const amount = (cents: number) => {
  const whole = Math.floor(Math.abs(cents) / 100)
  return `${cents < 0 ? '-' : ''}${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
}

const day = (date: string) => date.replaceAll('-', '')
const date = (text: string) => ({ 'udt:DateTimeString': { '@format': '102', '#': day(text) } })

const address = (place: { street: string; postalCode: string; city: string }, country: string) => ({
  'ram:PostcodeCode': place.postalCode,
  'ram:LineOne': place.street,
  'ram:CityName': place.city,
  'ram:CountryID': country,
})

const contact = (name: string, phone: string, email: string) => ({
  'ram:PersonName': name,
  'ram:TelephoneUniversalCommunication': phone ? { 'ram:CompleteNumber': phone } : undefined,
  'ram:EmailURIUniversalCommunication': { 'ram:URIID': email },
})

const electronicAddress = (email: string) => ({ 'ram:URIID': { '@schemeID': 'EM', '#': email } })

/** VA is a VAT id, FC the tax office's number. */
const taxIds = (vatId: string, taxNumber = '') => {
  const plain = plainVatId(vatId)
  const ids = [
    ...(taxNumber ? [{ '@schemeID': 'FC', '#': taxNumber }] : []),
    ...(plain ? [{ '@schemeID': 'VA', '#': plain }] : []),
  ]
  return ids.map(id => ({ 'ram:ID': id }))
}

const sellerParty = ({ seller }: InvoiceContent) => ({
  // Who has no VAT id needs another one besides the tax office's number (BR-CO-26).
  'ram:ID': plainVatId(seller.vatId) ? undefined : seller.taxNumber,
  'ram:Name': seller.name,
  'ram:DefinedTradeContact': contact(seller.name, seller.phone, seller.email),
  'ram:PostalTradeAddress': address(seller, 'DE'),
  'ram:URIUniversalCommunication': electronicAddress(seller.email),
  'ram:SpecifiedTaxRegistration': taxIds(seller.vatId, seller.taxNumber),
})

const buyerParty = ({ buyer }: InvoiceContent) => ({
  'ram:Name': buyer.company,
  'ram:DefinedTradeContact': contact(buyer.contactName, buyer.contactPhone, buyer.contactEmail),
  'ram:PostalTradeAddress': address(buyer, buyer.country),
  'ram:URIUniversalCommunication': electronicAddress(buyer.contactEmail),
  'ram:SpecifiedTaxRegistration': taxIds(buyer.vatId),
})

/** VAT categories of UNTDID 5305: taxed, exempt, reverse charge. */
const categories = { standard: 'S', exempt: 'E', reverse_charge: 'AE' } as const

const lineItem = (
  { taxCase, vatPercent }: InvoiceContent,
  line: InvoiceContent['lines'][number],
  at: number,
) => ({
  'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(at + 1) },
  'ram:SpecifiedTradeProduct': { 'ram:Name': line.name },
  'ram:SpecifiedLineTradeAgreement': {
    'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': amount(line.unitCents) },
  },
  'ram:SpecifiedLineTradeDelivery': {
    'ram:BilledQuantity': { '@unitCode': 'C62', '#': String(line.quantity) }, // C62: one
  },
  'ram:SpecifiedLineTradeSettlement': {
    'ram:ApplicableTradeTax': {
      'ram:TypeCode': 'VAT',
      'ram:CategoryCode': categories[taxCase],
      'ram:RateApplicablePercent': String(vatPercent),
    },
    'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': amount(line.totalCents) },
  },
})

const taxBreakdown = ({ taxCase, vatPercent, sums }: InvoiceContent) => ({
  'ram:CalculatedAmount': amount(sums.vat),
  'ram:TypeCode': 'VAT',
  'ram:ExemptionReason': taxCase === 'standard' ? undefined : exemptions[taxCase],
  'ram:BasisAmount': amount(sums.net),
  'ram:CategoryCode': categories[taxCase],
  'ram:ExemptionReasonCode': taxCase === 'reverse_charge' ? 'VATEX-EU-AE' : undefined,
  'ram:RateApplicablePercent': String(vatPercent),
})

/** A SEPA credit transfer (58); what is cancelled is settled between both (97). */
const paymentMeans = ({ cancels, seller }: InvoiceContent) =>
  cancels
    ? { 'ram:TypeCode': '97' }
    : {
        'ram:TypeCode': '58',
        'ram:PayeePartyCreditorFinancialAccount': {
          'ram:IBANID': seller.iban,
          'ram:AccountName': seller.accountHolder || seller.name,
        },
        'ram:PayeeSpecifiedCreditorFinancialInstitution': seller.bic
          ? { 'ram:BICID': seller.bic }
          : undefined,
      }

const settlement = (content: InvoiceContent) => {
  const { number, event, dueOn, cancels, sums } = content
  return {
    'ram:PaymentReference': number,
    'ram:InvoiceCurrencyCode': 'EUR',
    'ram:SpecifiedTradeSettlementPaymentMeans': paymentMeans(content),
    'ram:ApplicableTradeTax': taxBreakdown(content),
    'ram:BillingSpecifiedPeriod': {
      'ram:StartDateTime': date(event.startsOn),
      'ram:EndDateTime': date(event.endsOn),
    },
    'ram:SpecifiedTradePaymentTerms': dueOn ? { 'ram:DueDateDateTime': date(dueOn) } : undefined,
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      'ram:LineTotalAmount': amount(sums.net),
      'ram:TaxBasisTotalAmount': amount(sums.net),
      'ram:TaxTotalAmount': { '@currencyID': 'EUR', '#': amount(sums.vat) },
      'ram:GrandTotalAmount': amount(sums.gross),
      'ram:DuePayableAmount': amount(sums.gross),
    },
    'ram:InvoiceReferencedDocument': cancels
      ? {
          'ram:IssuerAssignedID': cancels.number,
          'ram:FormattedIssueDateTime': {
            'qdt:DateTimeString': { '@format': '102', '#': day(cancels.issuedOn) },
          },
        }
      : undefined,
  }
}

const notes = ({ event, cancels }: InvoiceContent) =>
  [`Veranstaltung: ${event.name}`, cancels?.reason && `Grund der Stornierung: ${cancels.reason}`]
    .filter(Boolean)
    .map(text => ({ 'ram:Content': text }))

/**
 * An invoice as a Cross Industry Invoice (UN/CEFACT D16B), element by element in their order, as EN 16931-3-3 maps it. A
 * cancellation is a corrected invoice (384) with negative quantities: a credit note (381) would be called „Gutschrift“,
 * which is something else in German law (§ 14 Abs. 2 UStG).
 */
export const ciiDocument = (content: InvoiceContent, profile: InvoiceProfile) => ({
  'rsm:CrossIndustryInvoice': {
    '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
    '@xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
    '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
    '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
    'rsm:ExchangedDocumentContext': {
      'ram:BusinessProcessSpecifiedDocumentContextParameter': { 'ram:ID': process },
      'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': guidelines[profile] },
    },
    'rsm:ExchangedDocument': {
      'ram:ID': content.number,
      'ram:TypeCode': content.cancels ? '384' : '380',
      'ram:IssueDateTime': date(issuedOn(content)),
      'ram:IncludedNote': notes(content),
    },
    'rsm:SupplyChainTradeTransaction': {
      'ram:IncludedSupplyChainTradeLineItem': content.lines.map((line, at) => lineItem(content, line, at)),
      'ram:ApplicableHeaderTradeAgreement': {
        // XRechnung wants a reference of the buyer's; who orders here has none but the order's number.
        'ram:BuyerReference': content.order,
        'ram:SellerTradeParty': sellerParty(content),
        'ram:BuyerTradeParty': buyerParty(content),
      },
      'ram:ApplicableHeaderTradeDelivery': {
        'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': date(content.event.endsOn) },
      },
      'ram:ApplicableHeaderTradeSettlement': settlement(content),
    },
  },
})
