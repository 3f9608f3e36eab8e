import type { DemoLecturer } from '../demo.rules.ts'
import type { SchooltypeName } from './schooltypes.content.ts'

/** By family name. */
export const lecturersAToK = {
  Abendroth: {
    firstName: 'Dr. Vera',
    schooltype: 'Gymnasium',
    position: 'Sprecherzieherin, Institut für Stimme Musterstadt',
    biography: `Vera Abendroth ist Sprechwissenschaftlerin und hat zwölf Jahre lang Deutsch und Darstellendes Spiel
      unterrichtet. Seit 2015 betreut sie Lehrkräfte mit Stimmbeschwerden und schult ganze Kollegien. Ihr
      Buch „Laut genug“ ist in vierter Auflage erschienen.`,
  },
  Achterberg: {
    firstName: 'Jana',
    schooltype: 'Grundschule',
    position: 'Sportlehrerin, Grundschule am Wehr, Auental',
    biography: `Jana Achterberg unterrichtet Sport und Sachunterricht in einer Klasse mit 27 Kindern und wenig Platz.
      Aus dieser Not ist ihre Sammlung von Bewegungspausen entstanden, die ohne Geräte und ohne Umräumen
      auskommen. Sie leitet den Arbeitskreis Bewegte Schule des Verbands.`,
  },
  Amiri: {
    firstName: 'Navid',
    schooltype: 'Gesamtschule',
    position: 'Traumapädagoge, Gesamtschule Nordhafen',
    biography: `Navid Amiri kam mit vierzehn Jahren selbst als Seiteneinsteiger in eine deutsche Schule. Heute
      unterrichtet er Gesellschaftslehre und koordiniert die Aufnahme neu zugewanderter Jugendlicher. Er hat
      sich in Traumapädagogik weitergebildet und berät Schulen in der ganzen Region.`,
  },
  Baumgärtner: {
    firstName: 'Miriam',
    schooltype: 'Grundschule',
    position: 'Fachleiterin Deutsch, Studienseminar Lindenau',
    biography: `Seit 2009 Grundschullehrerin, seit 2017 bildet sie Referendarinnen und Referendare aus. Ihr „Leseband in
      zwanzig Minuten“ läuft heute an mehr als vierzig Schulen in Musterland. Zwei Tage in der Woche steht sie
      weiterhin vor ihrer eigenen Klasse, einer jahrgangsgemischten Eingangsstufe, in der elf Sprachen
      gesprochen werden.`,
  },
  Brückner: {
    firstName: 'Thomas',
    schooltype: 'Hauptschule',
    position: 'Beratungslehrer, Hauptschule Am Ring, Musterstadt',
    biography: `Thomas Brückner unterrichtet seit 22 Jahren an Hauptschulen, die meiste Zeit als Klassenlehrer. Als
      Beratungslehrer begleitet er Kolleginnen und Kollegen im Unterricht und bespricht mit ihnen danach, was er
      gesehen hat. Er hält wenig von Patentrezepten und viel von guten Anfängen.`,
  },
  Castellano: {
    firstName: 'Lucia',
    schooltype: 'Gymnasium',
    position: 'Fachberaterin Romanische Sprachen, Bezirk Süd',
    biography: `Lucia Castellano unterrichtet Französisch und Spanisch am Gymnasium in Birkenfelde. Sie hat am neuen
      Kernlehrplan mitgeschrieben und die mündlichen Prüfungen an ihrer Schule eingeführt. In ihren Workshops
      wird von der ersten Minute an gesprochen.`,
  },
  Demirtaş: {
    firstName: 'Aylin',
    schooltype: 'Gesamtschule',
    position: 'Deutschlehrerin und Medienberaterin, Gesamtschule Lindenau',
    biography: `Aylin Demirtaş unterrichtet Deutsch und Pädagogik und berät Schulen beim Einsatz digitaler Werkzeuge. Sie
      erprobt seit drei Jahren Sprachmodelle im Schreibunterricht und veröffentlicht ihre Unterrichtsreihen frei.
      Zuvor war sie Redakteurin einer Lokalzeitung.`,
  },
  Dierksen: {
    firstName: 'Wiebke',
    schooltype: 'Förderschule',
    position: 'Autismusbeauftragte, Schulamt Musterstadt',
    biography: `Wiebke Dierksen ist Sonderpädagogin mit dem Schwerpunkt emotionale und soziale Entwicklung. Sie begleitet
      jedes Jahr rund sechzig Kinder und Jugendliche im Autismus-Spektrum an allgemeinen Schulen. Besonders wichtig
      ist ihr, dass Betroffene in ihren Fortbildungen selbst zu Wort kommen.`,
  },
  Falk: {
    firstName: 'Martin',
    schooltype: 'Realschule',
    position: 'Bezirkspersonalrat, Realschule Birkenfelde',
    biography: `Martin Falk vertritt seit 2012 die Lehrkräfte an Realschulen im Bezirkspersonalrat. Er kennt Verordnungen
      und ihre Fußnoten und übersetzt sie gern in verständliches Deutsch. Daneben unterrichtet er Erdkunde und
      Politik.`,
  },
  Feldkamp: {
    firstName: 'Anke',
    schooltype: 'Förderschule',
    position: 'Beratungsstelle Unterstützte Kommunikation, Auental',
    biography: `Anke Feldkamp arbeitet mit Kindern, die nicht oder kaum sprechen, und mit allen, die ihnen zuhören wollen.
      Sie leitet die Beratungsstelle am Förderzentrum an der Aue und verleiht von dort Geräte an über hundert
      Schulen.`,
  },
  Grothe: {
    firstName: 'Niklas',
    schooltype: 'Realschule',
    position: 'Medienpädagoge, Medienzentrum Musterstadt',
    biography: `Niklas Grothe hat an einer Realschule das erste Medienscout-Team des Kreises aufgebaut. Inzwischen bildet
      er im Medienzentrum Jugendliche und Lehrkräfte gemeinsam aus. Er ist Vater von drei Kindern und kennt
      den Streit um das Telefon auch vom Küchentisch.`,
  },
  Haddad: {
    firstName: 'Samira',
    schooltype: 'Grundschule',
    position: 'Religionslehrerin, Grundschule Hafenstraße, Nordhafen',
    biography: `Samira Haddad erteilt islamischen Religionsunterricht und plant ihn gemeinsam mit der evangelischen und der
      katholischen Fachgruppe. Aus dieser Zusammenarbeit ist ein Festkalender entstanden, den viele Schulen
      übernommen haben.`,
  },
  Hartwig: {
    firstName: 'Ulrich',
    schooltype: 'Berufskolleg',
    position: 'Bildungsgangleiter Metalltechnik, Berufskolleg Musterstadt',
    biography: `Ulrich Hartwig ist gelernter Werkzeugmechaniker und kam nach dem Meisterbrief in den Schuldienst. Er leitet
      die Ausbildungsvorbereitung und sitzt im Prüfungsausschuss der Kammer. Seine Unterlagen beginnen immer mit
      einem Werkstück.`,
  },
  Heidenreich: {
    firstName: 'Silke',
    schooltype: 'Gymnasium',
    position: 'Kunstpädagogin, Museum am Markt, Lindenau',
    biography: `Silke Heidenreich teilt ihre Woche zwischen Gymnasium und Museum. Sie hat mehrere Bildsammlungen für den
      sprachsensiblen Kunstunterricht herausgegeben und leitet die Malschule des Museums.`,
  },
  Ivanova: {
    firstName: 'Darja',
    schooltype: 'Realschule',
    position: 'Fachleiterin Englisch, Studienseminar Musterstadt',
    biography: `Darja Ivanova hat in Sofia und Leeds studiert und unterrichtet seit 2011 Englisch in der Sekundarstufe I. Als
      Fachleiterin sieht sie im Jahr über hundert Stunden und sammelt, was Schülerinnen und Schüler wirklich zum
      Sprechen bringt.`,
  },
  Karaca: {
    firstName: 'Özlem',
    schooltype: 'Grundschule',
    position: 'Lesediagnostik, Universität Musterstadt',
    biography: `Özlem Karaca forscht am Institut für Grundschulpädagogik zu Leseflüssigkeit und Rechtschreibung. Zuvor hat
      sie acht Jahre lang an einer Grundschule in Nordhafen unterrichtet. Ihr Screening für die zweite Klasse
      dauert zehn Minuten und ist frei verfügbar.`,
  },
  'Köhler-Wüst': {
    firstName: 'Sabine',
    schooltype: 'Grundschule',
    position: 'Mathematikdidaktik und Differenzierung, Grundschule Birkenfelde',
    biography: `Sabine Köhler-Wüst unterrichtet Mathematik von der Schuleingangsphase bis zur sechsten Klasse. An ihrer
      Schule gibt es seit 2018 keine Ziffernnoten mehr; sie hat diesen Weg von der ersten Konferenz an geleitet
      und erzählt auch von den Umwegen.`,
  },
  Krämer: {
    firstName: 'Dr. Lars',
    schooltype: 'Gymnasium',
    position: 'Geschichtslehrer und Archivpädagoge, Stadtarchiv Musterstadt',
    biography: `Lars Krämer hat über Propagandafotografie promoviert und unterrichtet Geschichte und Latein. Einen Tag in
      der Woche arbeitet er im Stadtarchiv, wo Schulklassen mit Originalen forschen. Er hat den Preis für
      historische Bildung des Landes erhalten.`,
  },
} satisfies Record<string, DemoLecturer<SchooltypeName>>
