import type { LineTax, Tax } from '@tafelrunde/contract/values/tax'
import { buyerVatId, plainVatId } from '../../common/tax.rules.ts'
import { reasonOf } from '../../common/tax.texts.ts'
import { dueCents, type InvoiceContent, issuedOn, type VatCategory, vatCategory } from './invoices.rules.ts'
import { reasonText } from './invoices.texts.ts'

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

const dayString = (day: string) => ({ '@format': '102', '#': day.replaceAll('-', '') })
const date = (day: string) => ({ 'udt:DateTimeString': dayString(day) })

/** Kosovo has no code in ISO 3166: EN 16931 calls it 1A, also at the head of a VAT id (BR-CL-14, BR-CO-09). */
const countryCoded = (text: string) => text.replace(/^XK/, '1A')

const address = (place: { street: string; postalCode: string; city: string }, country: string) => ({
  'ram:PostcodeCode': place.postalCode,
  'ram:LineOne': place.street,
  'ram:CityName': place.city,
  'ram:CountryID': countryCoded(country),
})

const contact = (name: string, phone: string, email: string) => ({
  'ram:PersonName': name,
  'ram:TelephoneUniversalCommunication': phone ? { 'ram:CompleteNumber': phone } : undefined,
  'ram:EmailURIUniversalCommunication': { 'ram:URIID': email },
})

const electronicAddress = (email: string) => ({ 'ram:URIID': { '@schemeID': 'EM', '#': email } })

/** VA is a VAT id, FC the tax office's number. */
const taxIds = (vatId: string | undefined, taxNumber = '') => [
  ...(taxNumber ? [{ 'ram:ID': { '@schemeID': 'FC', '#': taxNumber } }] : []),
  ...(vatId ? [{ 'ram:ID': { '@schemeID': 'VA', '#': countryCoded(vatId) } }] : []),
]

/** Whether all of it is not subject to VAT: then VAT ids must not be named as such (BR-O-2). */
const isOutside = ({ taxes }: InvoiceContent) =>
  taxes.some(({ taxCase }) => vatCategory(taxes, taxCase) === 'O')

const sellerParty = (content: InvoiceContent) => {
  const { seller } = content
  const vatId = plainVatId(seller.vatId)
  const named = isOutside(content) ? undefined : vatId
  return {
    // Who names no VAT id needs another one besides the tax office's number (BR-CO-26).
    'ram:ID': named ? undefined : seller.taxNumber || vatId,
    'ram:Name': seller.name,
    'ram:DefinedTradeContact': contact(seller.name, seller.phone, seller.email),
    'ram:PostalTradeAddress': address(seller, 'DE'),
    'ram:URIUniversalCommunication': electronicAddress(seller.email),
    'ram:SpecifiedTaxRegistration': taxIds(named, seller.taxNumber),
  }
}

const buyerParty = (content: InvoiceContent) => {
  const { buyer } = content
  const vatId = buyerVatId(buyer)
  return {
    'ram:ID': isOutside(content) ? vatId : undefined,
    'ram:Name': buyer.company,
    'ram:DefinedTradeContact': contact(buyer.contactName, buyer.contactPhone, buyer.contactEmail),
    'ram:PostalTradeAddress': address(buyer, buyer.country),
    'ram:URIUniversalCommunication': electronicAddress(buyer.contactEmail),
    'ram:SpecifiedTaxRegistration': taxIds(isOutside(content) ? undefined : vatId),
  }
}

const reasonCodes: Partial<Record<VatCategory, string>> = {
  AE: 'VATEX-EU-AE',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
}

/** What is not subject to VAT has no rate, not even 0 (BR-O-5, BR-48). */
const rateOf = (category: VatCategory, { vatPercent }: LineTax) =>
  category === 'O' ? undefined : String(vatPercent)

/** Where lines are taxed differently, each without VAT says why (BT-127): a category has one breakdown for all of its reasons. */
const lineNote = ({ taxes }: InvoiceContent, line: LineTax) => {
  const reason = reasonOf(line)
  return taxes.length > 1 && reason ? { 'ram:Content': reason } : undefined
}

const lineItem = (content: InvoiceContent, line: InvoiceContent['lines'][number], at: number) => {
  const category = vatCategory(content.taxes, line.taxCase)
  return {
    'ram:AssociatedDocumentLineDocument': {
      'ram:LineID': String(at + 1),
      'ram:IncludedNote': lineNote(content, line),
    },
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
        'ram:CategoryCode': category,
        'ram:RateApplicablePercent': rateOf(category, line),
      },
      'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': amount(line.totalCents) },
    },
  }
}

/** One breakdown for each category and rate (BR-S-8, BR-E-1 and others), with all reasons of its lines. */
const breakdowns = ({ taxes }: InvoiceContent) => {
  const byKey = Map.groupBy(taxes, tax => `${vatCategory(taxes, tax.taxCase)} ${tax.vatPercent}`)
  return [...byKey.values()].map(group => breakdown(taxes, group))
}

const breakdown = (all: Tax[], group: Tax[]) => {
  const [first] = group
  if (!first) throw new Error('a group has at least one member')
  const category = vatCategory(all, first.taxCase)
  return {
    'ram:CalculatedAmount': amount(group.reduce((sum, { vatCents }) => sum + vatCents, 0)),
    'ram:TypeCode': 'VAT',
    'ram:ExemptionReason': group.map(reasonOf).join('; ') || undefined,
    'ram:BasisAmount': amount(group.reduce((sum, { netCents }) => sum + netCents, 0)),
    'ram:CategoryCode': category,
    'ram:ExemptionReasonCode': reasonCodes[category],
    'ram:RateApplicablePercent': rateOf(category, first),
  }
}

/** The invoice that a cancellation or a credit takes back, whole or in part (BT-25). */
const formerOf = ({ cancels, corrects }: InvoiceContent) => cancels ?? corrects

/** A SEPA credit transfer (58); what is taken back is settled between both (97). */
const paymentMeans = (content: InvoiceContent) =>
  formerOf(content)
    ? { 'ram:TypeCode': '97' }
    : {
        'ram:TypeCode': '58',
        'ram:PayeePartyCreditorFinancialAccount': {
          'ram:IBANID': content.seller.iban,
          'ram:AccountName': content.seller.accountHolder || content.seller.name,
        },
        'ram:PayeeSpecifiedCreditorFinancialInstitution': content.seller.bic
          ? { 'ram:BICID': content.seller.bic }
          : undefined,
      }

const settlement = (content: InvoiceContent) => {
  const { number, event, dueOn, sums, paidCents } = content
  const former = formerOf(content)
  const due = dueCents(content)
  return {
    'ram:PaymentReference': number,
    'ram:InvoiceCurrencyCode': 'EUR',
    'ram:SpecifiedTradeSettlementPaymentMeans': paymentMeans(content),
    'ram:ApplicableTradeTax': breakdowns(content),
    'ram:BillingSpecifiedPeriod': {
      'ram:StartDateTime': date(event.startsOn),
      'ram:EndDateTime': date(event.endsOn),
    },
    'ram:SpecifiedTradePaymentTerms': dueOn && due > 0 ? { 'ram:DueDateDateTime': date(dueOn) } : undefined,
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      'ram:LineTotalAmount': amount(sums.net),
      'ram:TaxBasisTotalAmount': amount(sums.net),
      'ram:TaxTotalAmount': { '@currencyID': 'EUR', '#': amount(sums.vat) },
      'ram:GrandTotalAmount': amount(sums.gross),
      'ram:TotalPrepaidAmount': paidCents > 0 ? amount(paidCents) : undefined,
      'ram:DuePayableAmount': amount(due),
    },
    'ram:InvoiceReferencedDocument': former
      ? {
          'ram:IssuerAssignedID': former.number,
          'ram:FormattedIssueDateTime': {
            'qdt:DateTimeString': dayString(former.issuedOn),
          },
        }
      : undefined,
  }
}

const notes = (content: InvoiceContent) => {
  const texts = [`Veranstaltung: ${content.event.name}`, reasonText(content)]
  return texts.filter(Boolean).map(text => ({ 'ram:Content': text }))
}

/**
 * An invoice as a Cross Industry Invoice (UN/CEFACT D16B), element by element in their order, as EN 16931-3-3 maps it. A
 * cancellation, and a credit of some of it, is a corrected invoice (384) with negative quantities: a credit note (381) would
 * be called „Gutschrift“, which is something else in German law (§ 14 Abs. 2 UStG).
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
      'ram:TypeCode': formerOf(content) ? '384' : '380',
      'ram:IssueDateTime': date(issuedOn(content)),
      'ram:IncludedNote': notes(content),
    },
    'rsm:SupplyChainTradeTransaction': {
      'ram:IncludedSupplyChainTradeLineItem': content.lines.map((line, at) => lineItem(content, line, at)),
      'ram:ApplicableHeaderTradeAgreement': {
        // XRechnung wants a reference of the buyer's (BR-DE-15); who has said none has but the order's number.
        'ram:BuyerReference': content.buyer.leitwegId || content.buyer.reference || content.order,
        'ram:SellerTradeParty': sellerParty(content),
        'ram:BuyerTradeParty': buyerParty(content),
        'ram:SellerOrderReferencedDocument': { 'ram:IssuerAssignedID': content.order },
        'ram:BuyerOrderReferencedDocument': content.buyer.reference
          ? { 'ram:IssuerAssignedID': content.buyer.reference }
          : undefined,
      },
      'ram:ApplicableHeaderTradeDelivery': {
        'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': date(content.event.endsOn) },
      },
      'ram:ApplicableHeaderTradeSettlement': settlement(content),
    },
  },
})
