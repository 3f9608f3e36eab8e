import css from './feedback.module.css'

/** What people wrote, as they wrote it. */
export const Comments = ({ comments }: { comments: string[] }) => (
  <ul className={css['comments']}>
    {comments.map((comment, at) => (
      <li key={at}>{comment}</li>
    ))}
  </ul>
)
