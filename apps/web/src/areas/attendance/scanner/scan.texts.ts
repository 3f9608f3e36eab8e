import { clockTime } from '@tafelrunde/ui/days.ts'
import type { PassFault } from './pass.check.ts'
import type { CameraFault } from './scan.rules.ts'

export const cameraFaults: Record<CameraFault | 'no reader', { title: string; text: string }> = {
  refused: {
    title: 'Die Kamera ist nicht erlaubt',
    text: 'Bitte erlauben Sie sie in den Einstellungen des Browsers für diese Seite.',
  },
  none: {
    title: 'Hier gibt es keine Kamera',
    text: 'Zum Scannen brauchen Sie ein Gerät mit Kamera.',
  },
  busy: {
    title: 'Die Kamera antwortet nicht',
    text: 'Vielleicht benutzt sie gerade eine andere App. Bitte schließen Sie diese und öffnen Sie den Scanner neu.',
  },
  'no reader': {
    title: 'Der Scanner ließ sich nicht laden',
    text: 'Bitte öffnen Sie diesen Termin einmal mit Verbindung. Danach geht es auch ohne.',
  },
}

export const otherWays = 'Ohne Ausweis geht es mit der Mitgliedsnummer oder dem Namen.'

export const passFaults: Record<PassFault, { title: string; text: string }> = {
  forged: {
    title: 'Das ist kein gültiger Ausweis',
    text: 'Der Code stammt nicht von uns oder wurde verändert.',
  },
  expired: {
    title: 'Dieser Ausweis ist abgelaufen',
    text: 'In der App der Person liegt unter „Mein Ausweis“ ein neuer bereit.',
  },
  unknown_key: {
    title: 'Das ist kein gültiger Ausweis',
    text: 'Er ist mit einem Schlüssel unterschrieben, den dieses Gerät nicht kennt.',
  },
  no_keys: {
    title: 'Der Ausweis lässt sich gerade nicht prüfen',
    text: 'Auf diesem Gerät fehlt der Schlüssel dafür. Bitte öffnen Sie diesen Termin einmal mit Verbindung.',
  },
  old_browser: {
    title: 'Dieser Browser kann Ausweise nicht prüfen',
    text: 'Bitte aktualisieren Sie ihn, oder suchen Sie die Person in der Liste.',
  },
}

export const noList = {
  title: 'Die Liste ist noch nicht da',
  text: 'Bitte öffnen Sie diesen Termin einmal mit Verbindung.',
}

export const stranger = {
  title: 'Dieser Ausweis gehört nicht in diesen Workshop',
  text: 'Die Person hat hier keinen Platz.',
}
/** Somebody whose pass is good, but whom no list on this device names. */
export const unnamed = 'Person mit Ausweis'

/** „Eva Sommer – da“ */
export const thereText = (name: string) => `${name} – da`

/** „war schon da, 10:02 Uhr“ */
export const beforeText = (since: Date | null) =>
  since ? `war schon da, ${clockTime(since)}\u00A0Uhr` : 'war schon da'

/** „steht auf Platz 3 der Warteliste – eintragen?“ */
export const waitlistText = (position: number | null) =>
  position === null
    ? 'steht auf der Warteliste – eintragen?'
    : `steht auf Platz\u00A0${position} der Warteliste – eintragen?`
