import { afterEach, expect, test, vi } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { usages } from '../../command-usages.ts'
import { bankAccountCommand } from './bank-account.command.ts'

const { deps } = await buildTestApp()

/** The exit code and what the terminal shows. */
const run = async (...args: string[]) => {
  const said: string[] = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(text => void said.push(text))
  return { code: await bankAccountCommand.run(args, deps), said: said.join('\n') }
}
afterEach(() => void vi.restoreAllMocks())

const noNumbers = 'Steuernummer: nicht angegeben\nUSt-IdNr.: nicht angegeben'

test('the office sets the account of the association and looks at it', async () => {
  expect(await run()).toEqual({ code: 0, said: `Für den Verband ist kein Konto hinterlegt.\n${noNumbers}` })
  const short = [
    'IBAN:    DE02 1203 0000 0000 2020 51',
    'BIC:     nicht angegeben',
    'Inhaber: der Verband selbst',
    noNumbers,
  ].join('\n')
  expect(await run('--iban', 'DE02 1203 0000 0000 2020 51')).toEqual({ code: 0, said: short })
  const full = [
    'IBAN:    DE02 1203 0000 0000 2020 51',
    'BIC:     BYLADEM1001',
    'Inhaber: LVM Service GmbH',
    'Steuernummer: 143/123/45678',
    'USt-IdNr.: nicht angegeben',
  ].join('\n')
  expect(
    await run('--bic', 'BYLADEM1001', '--holder', 'LVM Service GmbH', '--tax-number', '143/123/45678'),
  ).toEqual({ code: 0, said: full })
  expect(await run()).toEqual({ code: 0, said: full })
  const small = `${full}\nKleinunternehmer ab 01.01.2020: Rechnungen ohne Umsatzsteuer (§ 19 UStG)`
  expect(await run('--small-business', 'ja', '--from', '2020-01-01')).toEqual({ code: 0, said: small })
  const ended = `${small}\nKein Kleinunternehmer ab 01.01.2026`
  expect(await run('--small-business', 'nein', '--from', '2026-01-01')).toEqual({ code: 0, said: ended })
})

test('what cannot be an account is told, all of it, and nothing is changed', async () => {
  const before = await run()
  const { code, said } = await run('--iban', 'AE070331234567890123456', '--bic', 'X')
  expect([code, said.split('\n')]).toEqual([
    1,
    [expect.stringContaining('außerhalb des SEPA-Raums'), expect.stringContaining('BIC')],
  ])
  expect(await run('--bic', 'GIBAATWW')).toEqual({
    code: 1,
    said: 'IBAN und BIC gehören zu verschiedenen Ländern.',
  })
  expect(await run()).toEqual(before)
})

test.each([
  ['DE02120300000000202051'],
  ['--account', 'x'],
  ['--holder', 'V'.repeat(71)],
  ['--small-business', 'vielleicht'],
  ['--small-business', 'ja', '--from', '1.1.2027'],
  ['--from', '2027-01-01'],
])('a call that is none shows how it is done: %s %s', async (...args) => {
  expect(await run(...args)).toEqual({
    code: 1,
    said: `Aufruf: npm run admin -- ${usages['bank-account'].usage}`,
  })
})
