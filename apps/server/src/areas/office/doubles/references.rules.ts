/**
 * What becomes of each column that refers to an account when that account goes into another one of the same person.
 * `merge.test.ts` compares it with the foreign keys that the database has.
 */
export const accountReferences: Record<string, 'moves' | 'settled' | 'goes'> = {
  'account_merges.account_id': 'moves',
  // Of the office, as above.
  'api_keys.account_id': 'goes',
  'attendance_marks.recorded_by': 'moves',
  // Of two secret addresses of calendars one stays.
  'calendar_feeds.account_id': 'settled',
  // What became of a circular mail: the mail itself is among those to the former address.
  'circular_recipients.account_id': 'goes',
  'circulars.created_by': 'moves',
  'confirmations.account_id': 'moves',
  // Came in with either account: since the earlier moment.
  'event_entries.account_id': 'settled',
  'event_entries.recorded_by': 'moves',
  'event_subscriptions.account_id': 'settled',
  'exhibitors.account_id': 'moves',
  // A table that somebody of the office reads in, for a day: whoever goes is not of the office.
  'intakes.account_id': 'goes',
  'lecturer_data.account_id': 'settled',
  'lecturers.account_id': 'settled',
  // Who agreed to something with either account has agreed, since the first time.
  'legal_agreements.account_id': 'settled',
  // Sent to an address that nobody logs in with any more.
  'links.account_id': 'goes',
  // Who tried to log in to either of them stays to be seen as long as it is kept.
  'logins.account_id': 'moves',
  // Who looked through the person's eyes stays said; what runs ends with the account that goes.
  'looks.account_id': 'moves',
  'looks.looker_id': 'moves',
  'orders.account_id': 'moves',
  'participations.account_id': 'settled',
  // Who made or released a file for the bank stays said by name: whoever goes is not of the office.
  'payment_files.created_by_id': 'goes',
  'payment_files.released_by_id': 'goes',
  // Whoever logs in with the portal still does, whichever account they had there.
  'portal_links.account_id': 'settled',
  // Of the login, as below.
  'passkeys.account_id': 'goes',
  'receipts.account_id': 'moves',
  'recovery_codes.account_id': 'goes',
  // As with payment files.
  'refund_files.created_by_id': 'goes',
  'refund_files.released_by_id': 'goes',
  // How somebody of the office likes to see a list: whoever goes is not of the office.
  'saved_views.account_id': 'goes',
  // The account that stays is logged in to as before.
  'second_factors.account_id': 'goes',
  // Whoever is logged in with what goes is logged out.
  'sessions.account_id': 'goes',
  'support_messages.account_id': 'moves',
  // Whoever goes is not of the office.
  'support_messages.assignee_id': 'goes',
  // As with payment files.
  'waiting_changes.asked_by_id': 'goes',
  'waiting_changes.decided_by_id': 'goes',
}

export const movedColumns = Object.entries(accountReferences)
  .filter(([, fate]) => fate === 'moves')
  .map(([name]) => {
    const [table = '', column = ''] = name.split('.')
    return { table, column }
  })
