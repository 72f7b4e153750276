import type { Act, Firm } from '@zubr/contracts/firms/endpoints'
import { serviceTimeZone } from '@zubr/domain/service-time'
import type { FirmsMessages } from '@zubr/i18n/firms/firms-messages'
import { ru } from '@zubr/i18n/firms/ru'
import { dateFormat, fill, formatMoney } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import { buttonClass } from '@zubr/ui/button'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { useEndpoint } from '../../api/polled.ts'
import { Button } from '../../components/button.tsx'
import { Loading } from '../../components/loaded.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import panel from '../../components/panel.module.css'
import { sitePage } from '../../deployment.ts'
import { useI18n } from '../../i18n.tsx'
import { paths } from '../../paths.ts'
import { planName } from '../../server/plan-name.ts'
import { useFirmsMessages, WithFirmsMessages } from '../firm/firms-messages.tsx'
import styles from './acts.module.css'
import { monthName } from './month-name.ts'

/** A month's acceptance act, for screen and print. */
export default function ActPage() {
  return (
    <WithFirmsMessages>
      <Page />
    </WithFirmsMessages>
  )
}

function Page() {
  const messages = useFirmsMessages()
  const { messages: common } = useI18n()
  const { month = '' } = useParams()
  const { data: act, failure, refresh } = useEndpoint(null, 'GET /api/acts/:month', { params: { month } })
  if (!act && !failure) return <Loading />
  const title = act ? fill(messages.act.title, { number: act.number }) : messages.acts.heading
  return (
    <div className={styles.page}>
      <PageTitle title={title} />
      <div className={`${panel.row} ${styles.controls}`}>
        <Link className={buttonClass({ tone: 'quiet', size: 'small' })} to={paths.balance}>
          {messages.act.back}
        </Link>
        {act && <Button onClick={() => window.print()}>{messages.act.print}</Button>}
      </div>
      {act ? (
        <Paper act={act} />
      ) : failure?.code === 'not_found' || failure?.code === 'invalid_request' ? (
        <p>{messages.act.notMade}</p>
      ) : (
        <div className={`${panel.alert} ${panel.row}`} role="alert">
          <p>{failure && common.errors[failure.code]}</p>
          <Button tone="quiet" onClick={refresh}>
            {common.frame.retry}
          </Button>
        </div>
      )}
    </div>
  )
}

/**
 * A label of the document: in Russian, as the law of Belarus requires, and below in the reader's
 * language if another.
 * Frozen text stays unchanged.
 */
function Both({ of }: { of(messages: FirmsMessages, locale: Locale): string }) {
  const { locale } = useI18n()
  const messages = useFirmsMessages()
  return (
    <>
      <span lang="ru">{of(ru, 'ru')}</span>
      {locale !== 'ru' && <span className={styles.also}>{of(messages, locale)}</span>}
    </>
  )
}

const day = (locale: Locale, at: string, style: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...style, timeZone: serviceTimeZone }).format(new Date(at))

function Paper({ act }: { act: Act }) {
  const { locale, messages: common } = useI18n()
  const isDiscounted = act.ofGiven.minor !== 0
  return (
    <article className={styles.paper}>
      <h1>
        <Both of={({ act: { title } }) => fill(title, { number: act.number })} />
      </h1>
      <dl className={styles.parties}>
        <Row of={({ act: t }) => t.period}>
          <Both of={(_, spoken) => monthName(spoken, act.month)} />
        </Row>
        <Row of={({ act: t }) => t.madeAt}>
          <span lang="ru">{day('ru', act.madeAt, { dateStyle: 'long' })}</span>
        </Row>
        <Row of={({ act: t }) => t.seller}>
          <span lang="ru">
            {act.seller.name}, {ru.taxNumbers.BY} {act.seller.taxNumber}, {act.seller.address}
          </span>
        </Row>
        <Row of={({ act: t }) => t.buyer}>
          <Buyer firm={act.buyer} />
        </Row>
      </dl>
      <p>
        <Both
          of={({ act: { offer } }, spoken) => fill(offer, { address: sitePage(spoken, '/legacy/oferta') })}
        />
      </p>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col">
              <Both of={({ act: t }) => t.paidAt} />
            </th>
            <th scope="col">
              <Both of={({ act: t }) => t.service} />
            </th>
            <th scope="col">
              <Both of={({ act: t }) => t.sum} />
            </th>
          </tr>
        </thead>
        <tbody>
          {act.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is static
            <tr key={index}>
              <td>{index + 1}</td>
              <td>{day('ru', line.at, { dateStyle: 'short' })}</td>
              <td>
                <Both
                  of={({ act: t }, spoken) =>
                    fill(t.sold[line.kind], {
                      plan: spoken === 'ru' ? line.name : planName(locale, common, line.plan),
                    })
                  }
                />
              </td>
              <td>{formatMoney('ru', line.sum)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={3} scope="row">
              <Both of={({ act: t }) => t.total} />
            </th>
            <td>{formatMoney('ru', act.total)}</td>
          </tr>
          <tr>
            <th colSpan={3} scope="row">
              <Both of={({ act: t }) => t.vat} />
            </th>
            <td>
              <span lang="ru">{act.vat}</span>
            </td>
          </tr>
          {isDiscounted && (
            <tr>
              <th colSpan={3} scope="row">
                <Both of={({ act: t }) => t.ofGiven} />
              </th>
              <td>{formatMoney('ru', act.ofGiven)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <p className={styles.note}>
        <Both of={({ act: t }) => t.counted} />
      </p>
      <p>
        <Both of={({ act: t }) => t.accepted} />
      </p>
      <div className={styles.signatures}>
        <Signature of={({ act: t }) => t.seller} />
        <Signature of={({ act: t }) => t.buyer} />
      </div>
    </article>
  )
}

function Row({ of, children }: { of(messages: FirmsMessages): string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Both of={of} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Company data as entered; the labels of the numbers are in Russian. */
function Buyer({ firm }: { firm: Firm }) {
  const bank = firm.account !== '' && [
    `${ru.fields.account} ${firm.account}`,
    firm.bank,
    `${ru.fields.bic} ${firm.bic}`,
  ]
  return (
    <>
      <span>
        {firm.name}, {ru.taxNumbers[firm.country]} {firm.taxNumber}, {firm.address}
      </span>
      {bank && <span className={styles.ownLine}>{bank.join(', ')}</span>}
      {firm.signatory !== '' && (
        <span className={styles.ownLine}>
          {ru.act.represented}: {firm.signatory}
          {firm.basis !== '' && `. ${ru.act.basis}: ${firm.basis}`}
        </span>
      )}
    </>
  )
}

function Signature({ of }: { of(messages: FirmsMessages): string }) {
  return (
    <div>
      <p>
        <Both of={of} />
      </p>
      <p className={styles.line}>
        <Both of={({ act: t }) => t.signature} />
      </p>
    </div>
  )
}
