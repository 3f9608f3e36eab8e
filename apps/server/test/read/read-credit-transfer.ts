import { readFileSync } from 'node:fs'
import { XmlDocument, type XmlNode, XsdValidator } from 'libxml2-wasm'

const schema = readFileSync(new URL('../data/credit-transfer.xsd', import.meta.url), 'utf8')
const validator = XsdValidator.fromDoc(XmlDocument.fromString(schema))
const namespaces = { p: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09' }

/** `CdtrAcct/Id/IBAN`, as its text; nothing where there is none. */
const textAt = (node: XmlNode, path: string) => {
  const steps = path.split('/').map(step => `p:${step}`)
  return node.get(steps.join('/'), namespaces)?.content
}

/** The parts of an address that are there. */
const addressAt = (node: XmlNode, path: string) => ({
  street: textAt(node, `${path}/StrtNm`),
  houseNumber: textAt(node, `${path}/BldgNb`),
  postalCode: textAt(node, `${path}/PstCd`),
  town: textAt(node, `${path}/TwnNm`),
  country: textAt(node, `${path}/Ctry`),
})

const transferAt = (node: XmlNode) => ({
  endToEndId: textAt(node, 'PmtId/EndToEndId'),
  amount: textAt(node, 'Amt/InstdAmt'),
  bic: textAt(node, 'CdtrAgt/FinInstnId/BICFI'),
  name: textAt(node, 'Cdtr/Nm'),
  ...addressAt(node, 'Cdtr/PstlAdr'),
  iban: textAt(node, 'CdtrAcct/Id/IBAN'),
  remittance: textAt(node, 'RmtInf/Ustrd'),
})

const read = (document: XmlDocument) => {
  validator.validate(document)
  const [group, payment] = document.find('/p:Document/p:CstmrCdtTrfInitn/*', namespaces)
  if (!group || !payment) throw new Error('the schema wants both')
  return {
    messageId: textAt(group, 'MsgId'),
    createdAt: textAt(group, 'CreDtTm'),
    count: textAt(group, 'NbOfTxs'),
    sum: textAt(group, 'CtrlSum'),
    payment: { count: textAt(payment, 'NbOfTxs'), sum: textAt(payment, 'CtrlSum') },
    execution: textAt(payment, 'ReqdExctnDt/Dt'),
    debtor: textAt(payment, 'Dbtr/Nm'),
    debtorAddress: addressAt(payment, 'Dbtr/PstlAdr'),
    debtorIban: textAt(payment, 'DbtrAcct/Id/IBAN'),
    debtorBic: textAt(payment, 'DbtrAgt/FinInstnId/BICFI'),
    transfers: payment.find('p:CdtTrfTxInf', namespaces).map(transferAt),
  }
}

/** A payment file as a bank reads it, with a parser that did not write it; throws if the schema does not allow it. */
export const readCreditTransfer = (xml: string) => {
  const document = XmlDocument.fromString(xml)
  try {
    return read(document)
  } finally {
    document.dispose()
  }
}
