import { parseArgs } from 'node:util'
import { AssociationBankChanges } from '@tafelrunde/contract/admin/association'
import type { Command } from '../../command.ts'
import { usages } from '../../command-usages.ts'
import { InvalidField, InvalidFields } from '../../platform/refusals.ts'
import { changeAssociationBank, readAssociationBank } from './association.service.ts'
import { bankText } from './bank-account.texts.ts'
import { tellSmallBusiness } from './small-business.service.ts'

const flags: Record<string, boolean> = { ja: true, nein: false }

/** Nothing when the call is not one that we know. */
const readOptions = (args: string[]) => {
  try {
    const { values } = parseArgs({
      args,
      options: {
        iban: { type: 'string' },
        bic: { type: 'string' },
        holder: { type: 'string' },
        'tax-number': { type: 'string' },
        'vat-id': { type: 'string' },
        'small-business': { type: 'string' },
        from: { type: 'string' },
      },
    })
    const { iban, bic, holder, 'tax-number': tax_number, 'vat-id': vat_id } = values
    const { 'small-business': typed, from: small_business_from } = values
    if (small_business_from !== undefined && typed === undefined) return undefined
    const small_business = typed && (flags[typed] ?? typed)
    const tax = { tax_number, vat_id, small_business, small_business_from }
    const wish = { iban, bic, account_holder: holder, ...tax }
    return AssociationBankChanges.safeParse(wish).data
  } catch {
    return undefined // an option that does not exist
  }
}

/** The account that lecturers are paid from: npm run admin -- bank-account --iban … */
export const bankAccountCommand: Command = {
  run: async (args, deps) => {
    const wish = readOptions(args)
    if (!wish) {
      console.error(`Aufruf: npm run admin -- ${usages['bank-account'].usage}`)
      return 1
    }
    try {
      const bank = await (args.length > 0
        ? changeAssociationBank(deps, wish)
        : readAssociationBank(deps, deps.db))
      const { small_business_days } = await tellSmallBusiness(deps.clock, deps.db)
      console.log(bankText(bank, small_business_days))
      return 0
    } catch (error) {
      if (error instanceof InvalidFields) console.error(error.fields.map(({ message }) => message).join('\n'))
      else if (error instanceof InvalidField) console.error(error.message)
      else throw error
      return 1
    }
  },
}
