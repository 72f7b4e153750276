import { fill, formatNumber } from '@zubr/i18n/format'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import styles from '../server/server.module.css'

/** The number and names of players, as the game reports them. */
export function Players() {
  const { locale, messages } = useI18n()
  const { stats, players } = useServer().server
  const more = (stats?.players ?? 0) - players.length
  return (
    <div>
      <p className={styles.players}>
        <span className={panel.dim}>{messages.server.players}</span>{' '}
        <strong className={panel.figure}>
          {stats?.players == null ? messages.server.noStats : formatNumber(locale, stats.players)}
        </strong>
      </p>
      {players.length > 0 && (
        <div className={styles.playing}>
          <h3 className="visually-hidden">{messages.server.playing}</h3>
          <ul className={styles.names}>
            {players.map((name) => (
              <li key={name}>{name}</li>
            ))}
            {more > 0 && (
              <li className={panel.dim}>
                {fill(messages.server.playingMore, { count: formatNumber(locale, more) })}
              </li>
            )}
          </ul>
          <p className={`${panel.dim} ${panel.small}`}>{messages.server.playingHint}</p>
        </div>
      )}
    </div>
  )
}
