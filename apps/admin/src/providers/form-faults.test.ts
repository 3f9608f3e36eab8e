import { CallFailed } from '@tafelrunde/contract/http/call'
import { expect, test } from 'vitest'
import { toForm } from './form-faults.ts'

test('a field that was emptied is told to be filled in, in the words of people', async () => {
  const isNull = ['Dieses Feld darf nicht null sein.']
  const failure = new CallFailed(400, {
    unit_minutes: isNull,
    roles: { 0: { cents: isNull } },
    name: ['Zu lang.'],
  })
  await expect(toForm(Promise.reject(failure))).rejects.toMatchObject({
    body: {
      errors: {
        unit_minutes: 'Bitte füllen Sie dieses Feld aus.',
        roles: { 0: { cents: 'Bitte füllen Sie dieses Feld aus.' } },
        name: 'Zu lang.',
      },
    },
  })
})
