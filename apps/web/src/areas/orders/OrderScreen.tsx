import { idOf } from '@tafelrunde/contract/http/ids'
import { useParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Page } from '../../shared/page/Page.tsx'
import { RecordScreen } from '../../shared/page/RecordScreen.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import { EndingTerms } from './EndingTerms.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderBoard } from './OrderBoard.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderLetters } from './OrderLetters.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import css from './order.module.css'
import { orderQuery } from './orders.api.ts'
import { isUndecided } from './orders.rules.ts'

/** One order: how far it has come, its papers, and what was ordered. */
export const OrderScreen = () => (
  <RecordScreen
    record={orderQuery(idOf(useParams().id))}
    title="Bestellung"
    back={paths.tableOrders}
    skeleton={<SkeletonList kind="session" count={3} />}
    failed="Die Bestellung kam nicht an"
    unaffected="Sie gilt weiter, wie sie ist."
    missing={{
      title: 'Diese Bestellung gibt es nicht',
      text: 'Vielleicht ist der Link veraltet, oder sie gehört zu einem anderen Konto.',
      action: 'Zu meinen Bestellungen',
    }}
  >
    {(order, frame) => (
      <Page title="Bestellung" {...frame}>
        <div className={css.order}>
          <OrderBoard order={order} />
          {isUndecided(order) && <OrderActions order={order} />}
          <OrderPapers order={order} />
          <OrderLetters order={order} />
          <OrderFacts order={order} />
          {(isUndecided(order) || order.state === 'confirmed') && <EndingTerms terms={order.ending_terms} />}
        </div>
      </Page>
    )}
  </RecordScreen>
)
