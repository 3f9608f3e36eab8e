/** Where to get the files for which one ZIP has no room. */
const leftOut = (others: { path: string }[]) =>
  [
    'Für diese Belege ist in einer einzelnen Datei kein Platz mehr. Sie öffnen jeden davon in der App unter „Meine Abrechnungen“; auf Wunsch gibt das Büro sie Ihnen alle:',
    ...others.map(({ path }) => path.replace('belege/', '')),
  ].join('\n')

/** What the ZIP of one's own data holds, for whoever opens it. */
export const readMe = (
  person: { firstName: string; lastName: string; email: string },
  day: string,
  others: { path: string }[] = [],
) =>
  [
    `Daten von ${person.firstName} ${person.lastName} (${person.email}), Stand ${day}`,
    [
      'konto.json: Ihre Angaben im Benutzerkonto',
      'aenderungen.json: Was an diesen Angaben, Ihren Anmeldungen und Ihren Plätzen wann geändert wurde',
      'profilbild.webp: Ihr Bild, falls Sie eines haben',
      'veranstaltungen.json: Ihre Anmeldungen zu Veranstaltungen und was Sie dabei geantwortet haben',
      'teilnahmen.json: Ihre Termine, gebucht, besucht oder abgesagt, und Ihr Feedback dazu',
      'anwesenheit.json: Was bei Ihren Terminen über Ihre Anwesenheit erfasst wurde',
      'einlass.json: Wann Sie am Einlass einer Veranstaltung waren',
      'bestaetigungen.json: Ihre Teilnahmebestätigungen, auch widerrufene, mit ihren Codes; die Papiere selbst liegen daneben im Ordner bestaetigungen',
      'anmeldung.json: Seit wann Sie sich in zwei Schritten anmelden, falls Sie das tun',
      'anmeldeprotokoll.json: Wann und wie sich jemand an Ihrem Konto angemeldet oder es versucht hat, in den letzten 90 Tagen',
      'mitgliederportal.json: Als wer Sie im Mitgliederportal bekannt sind, falls Ihr Konto damit verbunden ist',
      'geraete.json: Wo Sie angemeldet sind',
      'einblicke.json: Wann jemand aus dem Büro die App mit Ihren Augen gesehen hat, um Ihnen zu helfen',
      'nachrichten.json: Welche E-Mails wir Ihnen in den letzten 30 Tagen geschickt haben',
      'support.json: Ihre Nachrichten an den Support',
      'referentenprofil.json: Ihr Profil, falls Sie Workshops geben',
      'referentendaten.json: Ihre Angaben für die Abrechnung, falls Sie Workshops geben',
      'abrechnungen.json: Ihre Abrechnungen; die Belege, die Sie hochgeladen haben, liegen daneben im Ordner belege',
      'aussteller.json: Firmen, für die Sie handeln',
      'tabellen.json: Was in Tabellen über Sie steht, die das Büro gerade einliest; nach einem Tag sind sie fort',
      'schluessel.json: Schlüssel der Schnittstelle, die Sie angelegt haben; die Geheimnisse selbst kennen wir nicht',
      'zusammengefuehrte-konten.json: Andere Konten von Ihnen, die in diesem aufgegangen sind',
      'bestellungen.json: Ihre Tischbestellungen, falls Sie welche aufgegeben haben',
    ].join('\n'),
    ...(others.length > 0 ? [leftOut(others)] : []),
    'Eingereichte Abrechnungen und ihre Belege bewahren wir auch dann auf, wenn Sie Ihr Konto löschen: so lange, wie das Steuerrecht es verlangt (§ 147 AO). Offene Abrechnungen werden mit dem Konto gelöscht. Ebenso bleiben bestätigte Tischbestellungen; offene werden storniert, und von ihnen bleibt nichts, was Sie nennt.',
    'Ihr Passwort ist nicht dabei: Wir kennen es nicht, sondern nur eine Prüfsumme davon. Das Geheimnis Ihrer Authenticator-App und Ihre Wiederherstellungscodes sind es auch nicht, damit niemand mit dieser Datei in Ihr Konto kommt.',
  ].join('\n\n')
