import { plural } from './format.ts'
import type { Locale } from './locales.ts'
import type { Plural } from './translation.ts'

type Countdown<L extends Locale> = Record<'minutes' | 'seconds', Plural<L>>

/** Messages in the game's chat before a restart; each language has its plural rules. */
const countdowns: { [L in Locale]: Countdown<L> } = {
  ru: {
    minutes: {
      one: 'Сервер перезапустится через {count} минуту.',
      few: 'Сервер перезапустится через {count} минуты.',
      many: 'Сервер перезапустится через {count} минут.',
      other: 'Сервер перезапустится через {count} минуты.',
    },
    seconds: {
      one: 'Сервер перезапустится через {count} секунду.',
      few: 'Сервер перезапустится через {count} секунды.',
      many: 'Сервер перезапустится через {count} секунд.',
      other: 'Сервер перезапустится через {count} секунды.',
    },
  },
  en: {
    minutes: {
      one: 'The server restarts in {count} minute.',
      other: 'The server restarts in {count} minutes.',
    },
    seconds: {
      one: 'The server restarts in {count} second.',
      other: 'The server restarts in {count} seconds.',
    },
  },
  pl: {
    minutes: {
      one: 'Restart serwera za {count} minutę.',
      few: 'Restart serwera za {count} minuty.',
      many: 'Restart serwera za {count} minut.',
      other: 'Restart serwera za {count} minuty.',
    },
    seconds: {
      one: 'Restart serwera za {count} sekundę.',
      few: 'Restart serwera za {count} sekundy.',
      many: 'Restart serwera za {count} sekund.',
      other: 'Restart serwera za {count} sekundy.',
    },
  },
  ua: {
    minutes: {
      one: 'Сервер перезапуститься через {count} хвилину.',
      few: 'Сервер перезапуститься через {count} хвилини.',
      many: 'Сервер перезапуститься через {count} хвилин.',
      other: 'Сервер перезапуститься через {count} хвилини.',
    },
    seconds: {
      one: 'Сервер перезапуститься через {count} секунду.',
      few: 'Сервер перезапуститься через {count} секунди.',
      many: 'Сервер перезапуститься через {count} секунд.',
      other: 'Сервер перезапуститься через {count} секунди.',
    },
  },
  lv: {
    minutes: {
      zero: 'Serveris restartēsies pēc {count} minūtēm.',
      one: 'Serveris restartēsies pēc {count} minūtes.',
      other: 'Serveris restartēsies pēc {count} minūtēm.',
    },
    seconds: {
      zero: 'Serveris restartēsies pēc {count} sekundēm.',
      one: 'Serveris restartēsies pēc {count} sekundes.',
      other: 'Serveris restartēsies pēc {count} sekundēm.',
    },
  },
  lt: {
    minutes: {
      one: 'Serveris bus paleistas iš naujo po {count} minutės.',
      few: 'Serveris bus paleistas iš naujo po {count} minučių.',
      many: 'Serveris bus paleistas iš naujo po {count} minutės.',
      other: 'Serveris bus paleistas iš naujo po {count} minučių.',
    },
    seconds: {
      one: 'Serveris bus paleistas iš naujo po {count} sekundės.',
      few: 'Serveris bus paleistas iš naujo po {count} sekundžių.',
      many: 'Serveris bus paleistas iš naujo po {count} sekundės.',
      other: 'Serveris bus paleistas iš naujo po {count} sekundžių.',
    },
  },
  et: {
    minutes: {
      one: 'Server taaskäivitub {count} minuti pärast.',
      other: 'Server taaskäivitub {count} minuti pärast.',
    },
    seconds: {
      one: 'Server taaskäivitub {count} sekundi pärast.',
      other: 'Server taaskäivitub {count} sekundi pärast.',
    },
  },
  fi: {
    minutes: {
      one: 'Palvelin käynnistyy uudelleen {count} minuutin kuluttua.',
      other: 'Palvelin käynnistyy uudelleen {count} minuutin kuluttua.',
    },
    seconds: {
      one: 'Palvelin käynnistyy uudelleen {count} sekunnin kuluttua.',
      other: 'Palvelin käynnistyy uudelleen {count} sekunnin kuluttua.',
    },
  },
  de: {
    minutes: {
      one: 'Der Server startet in {count} Minute neu.',
      other: 'Der Server startet in {count} Minuten neu.',
    },
    seconds: {
      one: 'Der Server startet in {count} Sekunde neu.',
      other: 'Der Server startet in {count} Sekunden neu.',
    },
  },
}

/** Whole minutes are told as such. */
export function restartIn(locale: Locale, seconds: number): string {
  const isMinutes = seconds >= 60 && seconds % 60 === 0
  const forms: Plural = countdowns[locale][isMinutes ? 'minutes' : 'seconds']
  return plural(locale, forms, isMinutes ? seconds / 60 : seconds)
}
