import { Link } from 'react-router'
import { avatarOf } from '../api/account.ts'
import { call } from '../api/request.ts'
import { ChevronIcon } from '../components/icons.tsx'
import sheet from '../components/menu.module.css'
import { useMenu } from '../components/menu.tsx'
import { useToasts } from '../components/toasts/toasts.tsx'
import { sitePage } from '../deployment.ts'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { useMe } from '../session.tsx'
import { removeDrafts } from '../storage.ts'
import styles from './frame.module.css'

export function AccountMenu() {
  const { locale, messages } = useI18n()
  const { data: me } = useMe()
  const { failed } = useToasts()
  const menu = useMenu()
  return (
    <details className={`${sheet.menu} ${styles.menu}`} ref={menu}>
      <summary>
        <span className="visually-hidden">{messages.frame.account}: </span>
        {me ? (
          <img className={styles.avatar} src={avatarOf(me.login)} alt="" width={28} height={28} />
        ) : (
          <span className={styles.avatar} />
        )}
        <span className={styles.login}>{me?.login}</span>
        <ChevronIcon size={12} />
      </summary>
      <ul className={sheet.sheet}>
        <li>
          <Link to={paths.account}>{messages.frame.account}</Link>
        </li>
        <li>
          <Link to={paths.balance}>{messages.balance.heading}</Link>
        </li>
        <li>
          <a href={sitePage(locale, '/help')}>{messages.frame.help}</a>
        </li>
        <li>
          <a href={sitePage(locale, '/')}>{messages.frame.toSite}</a>
        </li>
        <li>
          <button
            type="button"
            onClick={() =>
              call('POST /api/auth/sign-out').then(
                () => {
                  removeDrafts()
                  location.assign(sitePage(locale, '/'))
                },
                (error: unknown) => failed(error),
              )
            }
          >
            {messages.frame.logOut}
          </button>
        </li>
      </ul>
    </details>
  )
}
