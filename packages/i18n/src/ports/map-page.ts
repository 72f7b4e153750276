import type { Locale } from '../locales.ts'

type MapPageText = { title: string; text: string }

/** Texts of `/map/<name of a server>` without a map. Plain text, inserted into a page unchanged. */
export type MapPageMessages = {
  /** No server of that name, or its owner shows no map. */
  none: MapPageText
  /** There is one, and it does not run now. */
  down: MapPageText
}

export const mapPageMessages: Record<Locale, MapPageMessages> = {
  ru: {
    none: {
      title: 'Здесь нет карты',
      text: 'Владелец сервера не открыл карту по этой ссылке, или ссылка написана с ошибкой.',
    },
    down: {
      title: 'Карта сейчас недоступна',
      text: 'Карту показывает сам сервер, а он сейчас не запущен. Загляните позже.',
    },
  },
  en: {
    none: {
      title: 'There is no map here',
      text: 'The owner of the server has not opened a map at this link, or the link is misspelt.',
    },
    down: {
      title: 'The map is not available right now',
      text: 'The server itself shows the map, and it is not running at the moment. Come back later.',
    },
  },
  pl: {
    none: {
      title: 'Tu nie ma mapy',
      text: 'Właściciel serwera nie udostępnił mapy pod tym linkiem albo w linku jest błąd.',
    },
    down: {
      title: 'Mapa jest teraz niedostępna',
      text: 'Mapę pokazuje sam serwer, a ten jest teraz wyłączony. Zajrzyj później.',
    },
  },
  ua: {
    none: {
      title: 'Тут немає карти',
      text: 'Власник сервера не відкрив карту за цим посиланням, або в посиланні помилка.',
    },
    down: {
      title: 'Карта зараз недоступна',
      text: 'Карту показує сам сервер, а він зараз не запущений. Зазирніть пізніше.',
    },
  },
  lv: {
    none: {
      title: 'Šeit nav kartes',
      text: 'Servera īpašnieks šajā saitē karti nav atvēris, vai arī saitē ir kļūda.',
    },
    down: {
      title: 'Karte pašlaik nav pieejama',
      text: 'Karti rāda pats serveris, bet tas pašlaik nedarbojas. Ieskatieties vēlāk.',
    },
  },
  lt: {
    none: {
      title: 'Čia nėra žemėlapio',
      text: 'Serverio savininkas šia nuoroda žemėlapio neatvėrė arba nuorodoje yra klaida.',
    },
    down: {
      title: 'Žemėlapis dabar nepasiekiamas',
      text: 'Žemėlapį rodo pats serveris, o jis dabar neveikia. Užsukite vėliau.',
    },
  },
  et: {
    none: {
      title: 'Siin pole kaarti',
      text: 'Serveri omanik pole sellel lingil kaarti avanud või on lingis viga.',
    },
    down: {
      title: 'Kaart pole praegu saadaval',
      text: 'Kaarti näitab server ise, kuid see praegu ei tööta. Vaadake hiljem uuesti.',
    },
  },
  fi: {
    none: {
      title: 'Täällä ei ole karttaa',
      text: 'Palvelimen omistaja ei ole avannut karttaa tässä osoitteessa, tai linkissä on virhe.',
    },
    down: {
      title: 'Kartta ei ole nyt saatavilla',
      text: 'Kartan näyttää palvelin itse, eikä se ole nyt käynnissä. Katso myöhemmin uudelleen.',
    },
  },
  de: {
    none: {
      title: 'Hier gibt es keine Karte',
      text:
        'Der Besitzer des Servers hat unter diesem Link keine Karte freigegeben, oder der Link ist ' +
        'falsch geschrieben.',
    },
    down: {
      title: 'Die Karte ist gerade nicht erreichbar',
      text: 'Die Karte zeigt der Server selbst, und er läuft gerade nicht. Schauen Sie später wieder vorbei.',
    },
  },
}
