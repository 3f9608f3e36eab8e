import { walk } from '../../../platform/tables/xml-walk.ts'

type Money = { amount: string; currency: string }
/** What stands in an entry (`Ntry`) or one of its transactions (`TxDtls`), by the path below it. */
export type Facts = { texts: Map<string, string[]>; moneys: Map<string, Money[]> }
/** The statement that an entry stands in, one and the same for all of it: the account, and what the bank calls it. */
export type Origin = { iban: string; name: string }

/** In the order in which the paths are named. */
export const all = ({ texts }: Facts, ...paths: string[]) => paths.flatMap(path => texts.get(path) ?? [])
export const first = (facts: Facts, ...paths: string[]) => all(facts, ...paths)[0] ?? ''
export const moneysAt = ({ moneys }: Facts, ...paths: string[]) =>
  paths.flatMap(path => moneys.get(path) ?? [])

const blank = (): Facts => ({ texts: new Map(), moneys: new Map() })
const add = <One>(to: Map<string, One[]>, path: string, more: One[]) =>
  to.set(path, [...(to.get(path) ?? []), ...more])

/** All that several transactions say, as if one did. */
export const together = (details: readonly Facts[]) => {
  const sum = blank()
  for (const { texts, moneys } of details) {
    for (const [path, found] of texts) add(sum.texts, path, found)
    for (const [path, found] of moneys) add(sum.moneys, path, found)
  }
  return sum
}

/** Hands each entry with its transactions and where it stands to `found`; says whether this is a CAMT.053 at all. */
export const walkEntries = (
  bytes: Uint8Array,
  found: (origin: Origin, entry: Facts, details: Facts[]) => void,
) => {
  const path: string[] = []
  let [text, currency, page, isStatement] = ['', '', '', false]
  let origin: Origin = { iban: '', name: '' }
  let entry: Facts | undefined
  let details: Facts[] = []
  /** The transaction or the entry that the walk is in, and the path below it. */
  const here = () => {
    const transaction = path.lastIndexOf('TxDtls')
    const facts = transaction < 0 ? entry : details.at(-1)
    return { facts, below: path.slice(Math.max(transaction, path.lastIndexOf('Ntry')) + 1).join('/') }
  }
  walk(bytes, {
    open: (name, attributes) => {
      path.push(name)
      text = ''
      currency = attributes['Ccy'] ?? ''
      if (name === 'BkToCstmrStmt') isStatement = true
      if (name === 'Stmt') origin = { iban: '', name: page }
      if (name === 'Ntry') [entry, details] = [blank(), []]
      if (name === 'TxDtls') details.push(blank())
    },
    text: more => {
      text += more
    },
    close: name => {
      const { facts, below } = here()
      const told = text.trim()
      if (facts && currency) add(facts.moneys, below, [{ amount: told, currency }])
      else if (facts && told) add(facts.texts, below, [told])
      if (path.slice(-3).join('/') === 'Acct/Id/IBAN') origin.iban = told
      const tail = path.slice(-2).join('/')
      if (tail === 'MsgPgntn/PgNb') page = told
      if (tail === 'Stmt/Id' || tail === 'StmtPgntn/PgNb') origin.name += ` ${told}`
      if (name === 'Ntry' && entry) {
        found(origin, entry, details)
        entry = undefined
      }
      path.pop()
      text = ''
      currency = ''
    },
  })
  return isStatement
}
