import type { InvoicePreview } from '@tafelrunde/contract/admin/money/invoice-previews'
import css from '../order.module.css'
import { differenceText, taxText } from './tax.texts.ts'

/** What of an order is taxed otherwise on the day of the service than when it was ordered; nothing where all is alike. */
export const TaxChanges = ({ preview }: { preview: InvoicePreview }) =>
  preview.changes.length > 0 && (
    <div className={css['tax']}>
      <p>
        <strong>Die Steuer ist jetzt eine andere.</strong> {differenceText(preview)}
      </p>
      <ul>
        {preview.changes.map(({ name, quantity, ordered, now }, index) => (
          <li key={index}>
            {quantity} × {name}: {taxText(now)} statt {taxText(ordered)}
          </li>
        ))}
      </ul>
    </div>
  )
