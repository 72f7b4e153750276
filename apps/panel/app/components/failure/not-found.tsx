import { Art } from '@zubr/ui/art'
import { buttonClass } from '@zubr/ui/button'
import { Link } from 'react-router'
import { useI18n } from '../../i18n.tsx'
import { paths } from '../../paths.ts'
import styles from '../empty.module.css'
import { PageTitle } from '../page-title.tsx'

export default function NotFound() {
  const { messages } = useI18n()
  return (
    <div className={styles.empty}>
      <PageTitle title={messages.frame.notFoundTitle} />
      <Art name="lost" width={180} />
      <h1>{messages.frame.notFoundTitle}</h1>
      <p>{messages.frame.notFoundText}</p>
      <Link className={buttonClass()} to={paths.servers}>
        {messages.frame.toServers}
      </Link>
    </div>
  )
}

/** The page for unknown addresses, without the frame, which needs a session. */
export function NoPage() {
  return (
    <main>
      <NotFound />
    </main>
  )
}
