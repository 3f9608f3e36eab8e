export const onlyHttps = 'Die Adresse muss mit https:// beginnen.'
export const paused = 'Dieses Programm pausiert. Bitte lassen Sie es zuerst weiterlaufen.'
export const underway = 'Diese Nachricht wird gerade gesendet.'

/** Why nothing arrived, where nobody answered. */
export const noAnswer = 'Keine Antwort binnen 10 Sekunden.'
export const notOutside = 'Diese Adresse liegt in einem Netz, in das der Server nichts senden darf.'
export const noSecret =
  'Der Signaturschlüssel ist mit dem Schlüssel des Servers verloren. Bitte geben Sie dem Programm einen neuen.'
export const notReached = (why: string) => `Nicht erreichbar: ${why}`
