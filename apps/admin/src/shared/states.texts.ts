const states: Record<string, string> = {
  registered: 'angemeldet',
  waitlisted: 'auf der Warteliste',
  cancelled: 'abgemeldet',
  attended: 'teilgenommen',
  absent: 'gefehlt',
  valid: 'gültig',
  revoked: 'widerrufen',
  ordered: 'bestellt',
  confirmed: 'bestätigt',
  declined: 'abgelehnt',
  invoiced: 'berechnet',
  paid: 'bezahlt',
  open: 'offen',
  submitted: 'eingereicht',
  approved: 'freigegeben',
  returned: 'zurückgegeben',
  new: 'neu',
  answered: 'beantwortet',
  closed: 'erledigt',
  sent: 'gesendet',
  waiting: 'wartet',
  failed: 'nicht zugestellt',
  active: 'angemeldet',
  ended: 'abgemeldet',
}

/** „bestellt“, „freigegeben“: what a state of the contract is called. */
export const stateWord = (state: string) => states[state] ?? state
