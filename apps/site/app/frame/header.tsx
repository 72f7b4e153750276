import { brand } from '@zubr/content/brand'
import { fill } from '@zubr/i18n/format'
import { localeFacts, locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { Art } from '@zubr/ui/art'
import { buttonClass } from '@zubr/ui/button'
import { useI18n } from '../i18n.tsx'
import { useHref, useSite } from '../site.tsx'
import styles from './header.module.css'
import { ChevronIcon, CloseIcon, MenuIcon } from './icons.tsx'
import { helpItems, MenuItems } from './menu-items.tsx'
import { SubBar } from './sub-bar.tsx'

/**
 * The status line, the logo and the menus. Every menu is a `<details>`, so it works without
 * scripts.
 */
export function Header() {
  const { locale, messages } = useI18n()
  const href = useHref()
  return (
    <header className={styles.header}>
      <SubBar />
      <div className={`container ${styles.inner}`}>
        <a
          className={styles.logo}
          href={href.page('home')}
          aria-label={fill(messages.frame.logo, { brand: brand.name })}
        >
          <Art name="mark" width={30} priority />
          <span>{brand.name}</span>
        </a>
        <nav className={styles.wide} aria-label={messages.frame.mainMenu}>
          <a href={href.page('home')}>{messages.frame.home}</a>
          <details className={styles.menu} data-menu="">
            <summary>
              {messages.frame.help}
              <ChevronIcon size={14} />
            </summary>
            <ul className={styles.sheet}>
              <MenuItems items={helpItems} />
            </ul>
          </details>
          <a href={href.page('uptime')}>{messages.frame.status}</a>
          <details className={styles.menu} data-menu="">
            <summary>
              <span className="visually-hidden">{messages.frame.language}: </span>
              <span>{localeFacts[locale].name}</span>
              <ChevronIcon size={14} />
            </summary>
            <ul className={`${styles.sheet} ${styles.languages}`}>
              <LanguageLinks />
            </ul>
          </details>
        </nav>
        <a className={`${buttonClass({ size: 'small' })} ${styles.create}`} href={href.create()}>
          {messages.frame.createServer}
        </a>
        <details className={styles.burger} data-menu="burger">
          <summary aria-label={messages.frame.mainMenu}>
            <MenuIcon size={22} className={styles.whenClosed} />
            <CloseIcon size={22} className={styles.whenOpen} />
          </summary>
          <nav className={styles.drawer} aria-label={messages.frame.mainMenu}>
            <ul>
              <MenuItems items={[['home', 'home'], ...helpItems, ['uptime', 'status'], ['panel', 'panel']]} />
            </ul>
            <a className={buttonClass({})} href={href.create()}>
              {messages.frame.createServer}
            </a>
            <p className={styles.drawerHeading}>{messages.frame.language}</p>
            <ul className={styles.drawerLanguages}>
              <LanguageLinks />
            </ul>
          </nav>
        </details>
      </div>
    </header>
  )
}

/**
 * Links to the page in each language, under the language's own name. frame.ts stores the choice.
 */
function LanguageLinks() {
  const { locale } = useI18n()
  const { path } = useSite()
  return locales.map((code) => (
    <li key={code}>
      <a
        href={localizedPath(code, path)}
        hrefLang={localeFacts[code].tag}
        lang={localeFacts[code].tag}
        data-choose-locale={code}
        aria-current={code === locale ? 'true' : undefined}
      >
        {localeFacts[code].name}
      </a>
    </li>
  ))
}
