import type { OfficeLegalText } from '@tafelrunde/contract/admin/legal-texts'
import { agreedKinds, legalTitles } from '@tafelrunde/contract/legal-texts'
import { dateAndTime } from '@tafelrunde/ui/dates.ts'
import { LinkBase } from 'react-admin'
import { HistoryCard } from '../../shared/history/HistoryCard.tsx'
import { AreaShow } from '../../shared/pages/AreaShow.tsx'
import { Card } from '../../shared/pages/Card.tsx'
import { Facts } from '../../shared/pages/Facts.tsx'
import { InTheApp } from '../../shared/pages/InTheApp.tsx'
import { Marked } from '../../shared/pages/Marked.tsx'
import css from './legal-texts.module.css'
import { agreedText, dayOf, historyOf, legalHistory, versionTitle } from './legal-texts.texts.ts'
import { Publish } from './Publish.tsx'
import { Stage } from './Stage.tsx'

const factsOf = ({ kind, valid_from, material, published, agreed }: OfficeLegalText) => ({
  Text: legalTitles[kind],
  'Gilt ab': dayOf(valid_from),
  ...(agreedKinds.includes(kind) && {
    'Wesentliche Änderung': material ? 'ja: Es wird um Zustimmung gebeten' : 'nein',
    Zustimmung: agreedText(agreed),
  }),
  Veröffentlicht: published && dateAndTime(published),
})

const Body = ({ text }: { text: OfficeLegalText }) => (
  <div className="show-columns">
    <div className={css.side}>
      <Card title="Auf einen Blick" aside={<Stage stage={text.stage} />}>
        <Facts facts={factsOf(text)} />
        <div className={css.deeds}>
          {text.stage === 'draft' ? (
            <>
              <Publish text={text} />
              <LinkBase to={`/legal-texts/${text.id}`}>Bearbeiten</LinkBase>
            </>
          ) : (
            <InTheApp path={`/app/tabs/about?fassung=${text.id}`} />
          )}
        </div>
      </Card>
      <HistoryCard
        of={['legal-texts', text.id, text.version]}
        columns={legalHistory}
        historyOf={() => historyOf(text.id)}
      />
    </div>
    <Card title="Wortlaut">
      <Marked text={text.text} />
    </Card>
  </div>
)

export const LegalTextShow = () => (
  <AreaShow<OfficeLegalText>
    area="legal-texts"
    label="Alle Rechtstexte"
    titleOf={versionTitle}
    render={text => <Body text={text} />}
  />
)
