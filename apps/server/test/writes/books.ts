import { changeCostCentre, changeDatev, chartAccounts } from '@tafelrunde/contract/admin/money/datev'
import { makeDatevExport, sumDatev } from '@tafelrunde/contract/admin/money/datev-exports'
import { changeLateCharges } from '@tafelrunde/contract/admin/money/late-charges'
import { berlinDay } from '@tafelrunde/contract/values/berlin'
import { invoicingIn } from '../../src/areas/invoices/invoices.fixture.ts'
import { type Person, type TestApp, type Write, write } from './write.ts'

/** Every write of what goes to the tax adviser. */
export const bookWrites = async (testApp: TestApp, boss: Person): Promise<Write[]> => {
  const { as, clock, given } = testApp
  const { confirmed, invoice } = await invoicingIn(testApp)
  const anEvent = async () => ({ id: (await given.event()).id })

  return [
    write(changeDatev, 'datev_settings', async () => ({
      body: {
        consultant: 29_098,
        client: 55_003,
        chart: '03',
        debtor: 10_000,
        accounts: chartAccounts['03'],
      },
    })),
    write(changeLateCharges, 'late_terms', async () => ({
      body: {
        interest_points: 900,
        flat_fee_cents: 4000,
        fee_cents: 250,
        from_step: 2,
        base_rates: [{ from: '2026-07-01', rate: 127 }],
      },
    })),
    write(changeCostCentre, 'cost_centres', async () => ({
      ...(await anEvent()),
      body: { cost_centre: 'FK-27' },
    })),
    write(makeDatevExport, 'datev_exports', async () => {
      await invoice((await confirmed()).params)
      const accounts = chartAccounts['03']
      const numbers = { consultant: 29_098, client: 55_003, chart: '03' as const, debtor: 10_000, accounts }
      await as(boss)(changeDatev, { body: numbers })
      const day = berlinDay(clock.now())
      const { exported } = await as(boss)(sumDatev, { query: { from: day, until: day } })
      return { body: { from: day, until: day, seen: exported[0]?.id ?? null } }
    }),
  ]
}
