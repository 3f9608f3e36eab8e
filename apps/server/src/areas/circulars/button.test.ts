import * as contract from '@tafelrunde/contract/admin/mails/circulars'
import { getMail, listMails, resendMail } from '@tafelrunde/contract/admin/mails/mails'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { circularsIn } from './circulars.fixture.ts'

const testApp = await buildTestApp()
const { office, registered, draft, deliverAll } = await circularsIn(testApp)
const button = { button_label: 'Zum Programm', button_url: 'https://verband.example/programm?jahr=2027' }

test('a circular mail has the button that its writer gave it, in the preview and in the mail', async () => {
  const { event, people } = await registered(1)
  const { id, ...one } = await draft(event, button)
  expect(one).toMatchObject(button)
  const body = { subject: one.subject, text: one.text, place: 0 }
  const shown = { label: button.button_label, url: button.button_url }
  expect(await office(contract.previewCircular, { params: { id }, body })).toMatchObject({ button: shown })
  await office(contract.testCircular, { params: { id }, body })
  await deliverAll()
  const [mail] = testApp.sentMails
  expect(mail?.text).toContain(`Zum Programm:\n${button.button_url}`)
  expect(mail?.html).toContain(`href="${button.button_url}"`)
  expect(people).toHaveLength(1)
})

test('a button has words and a whole address, or there is none', async () => {
  const { event } = await registered(1)
  const refused = (wish: object, field: string) =>
    expect(draft(event, wish)).rejects.toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
  await refused({ button_label: 'Zum Programm' }, 'button_url')
  await refused({ button_url: button.button_url }, 'button_label')
  for (const button_url of ['http://verband.example', 'javascript:alert(1)', 'verband.example'])
    await refused({ ...button, button_url }, 'button_url')
  expect(await draft(event)).toMatchObject({ button_label: '', button_url: '' })
})

test('what was sent keeps its button', async () => {
  const { event } = await registered(1)
  const { id } = await draft(event, button)
  await office(contract.sendCircular, { params: { id }, body: { count: 1 } })
  const change = "update circulars set button_url = 'https://anders.example' where id = $1"
  await expect(testApp.deps.db.$client.query(change, [id])).rejects.toThrow('stays as it is')
})

test('what was sent stays readable and can be sent again, wherever its button leads', async () => {
  const { event } = await registered(1)
  const { id } = await draft(event, { ...button, subject: 'Mit Anker' })
  await office(contract.testCircular, {
    params: { id },
    body: { subject: 'Mit Anker', text: 'Siehe unten.', place: 0 },
  })
  await deliverAll()
  const query = { search: 'Mit Anker' }
  const [mail] = (await office(listMails, { query })).results
  expect(mail).toMatchObject({ is_key: false })
  const params = { id: mail?.id ?? 0 }
  expect((await office(getMail, { params })).text).toContain(button.button_url)
  await office(resendMail, { params, body: { recipient: 'vertretung@schule.example' } })
  await deliverAll()
  expect(testApp.sentMails.at(-1)).toMatchObject({ recipient: 'vertretung@schule.example' })
  expect((await office(listMails, { query })).results.map(({ is_key }) => is_key)).toEqual([false, false])
})
