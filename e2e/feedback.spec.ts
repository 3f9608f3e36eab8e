import { feedbackGiven, rate, scale, test } from './attended.ts'
import { expect } from './house/fixtures.ts'
import { button, field } from './screen.ts'

test('an open question is told at its scale, and a reload loses nothing', async ({
  page,
  attended,
  signIn,
}) => {
  const { person, participation } = await attended()
  await signIn(person)
  await page.goto(`/participation-confirmations/feedback/${participation}`)
  await rate(page, /^Der Inhalt/, '2')
  await page.keyboard.press('ArrowRight')
  await field(page, 'Was möchten Sie noch sagen? (freiwillig)').fill('Mehr Zeit zum Üben')
  await button(page, 'Feedback senden').click()
  await expect(scale(page, /^Die Vermittlung/)).toHaveAccessibleDescription(
    'Bitte wählen Sie eine Zahl von 1 bis 5.',
  )
  await expect(
    scale(page, /^Die Vermittlung/)
      .getByRole('radio')
      .first(),
  ).toBeFocused()
  await page.reload()
  await expect(scale(page, /^Der Inhalt/).getByRole('radio', { name: '3' })).toBeChecked()
  await expect(field(page, 'Was möchten Sie noch sagen? (freiwillig)')).toHaveValue('Mehr Zeit zum Üben')
})

test('feedback can be changed until its deadline, and read after it', async ({
  page,
  attended,
  signIn,
  database,
  callAs,
}) => {
  const { person, participation } = await attended()
  await feedbackGiven(callAs, { person, participation })
  await signIn(person)
  await page.goto(`/participation-confirmations/details/${participation}`)
  await page.getByRole('link', { name: 'Feedback ändern' }).click()
  await expect(scale(page, /^Der Inhalt/).getByRole('radio', { name: '5' })).toBeChecked()
  await rate(page, /^Der Inhalt/, '1: wenig Neues')
  await button(page, 'Feedback ändern').click()
  await expect(page.getByText('1 von 5')).toBeVisible()
  await database.$client.query(
    `update events set feedback_deadline = now() - interval '1 day' where id =
      (select event_id from timeslots join participations on timeslot_id = timeslots.id where participations.id = $1)`,
    [participation],
  )
  await page.goto(`/participation-confirmations/feedback/${participation}`)
  await expect(page.getByText(/^Die Frist für das Feedback ist abgelaufen\./)).toBeVisible()
  await expect(page.getByText('Gern wieder.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
})
