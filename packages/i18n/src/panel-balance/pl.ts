import type { BalanceMessages } from './en.ts'

export const balance: BalanceMessages = {
  heading: 'Saldo',
  given: 'W tym bonusy: {sum}. Wydajesz je w pierwszej kolejności i nie można ich wypłacić.',
  debt: {
    heading: 'Masz dług: {sum}',
    text:
      'Bank cofnął płatność, a część tych pieniędzy została już wykorzystana lub wypłacona. ' +
      'Wszystko, co wpłynie na saldo, najpierw spłaca ten dług. ' +
      'Do czasu spłaty nie można nic kupić ani złożyć wniosku o zwrot.',
    endedHeading: 'Opłacony czas się skończył: bank cofnął płatność',
    restore: 'Serwer „{server}”: doładuj saldo o {sum} do {until}, a ten czas wróci w tej samej cenie.',
    support: 'To nie Twoja reklamacja w banku? Napisz do wsparcia.',
    added: 'Dług: {sum}',
  },
  topUp: {
    heading: 'Doładuj saldo',
    sum: 'Kwota',
    sumHint: 'Od {least} do {greatest}',
    sumShape: 'Wpisz kwotę cyframi, na przykład 25 lub 25,50',
    tooSmall: 'Za mało: tą metodą zapłacisz od {least}',
    tooGreat: 'Za dużo: tą metodą zapłacisz naraz do {greatest}',
    presets: 'Gotowe kwoty',
    method: 'Metoda płatności',
    noFee: 'bez prowizji',
    fee: 'prowizja {percent}',
    onBalance: 'Na saldo',
    feeLine: 'Prowizja operatora płatności',
    total: 'Do zapłaty',
    offer:
      'To przedpłata 100% zgodnie z {offer}. Dane karty podajesz na stronie operatora płatności, do nas nie trafiają.',
    offerLink: 'regulaminem świadczenia usług',
    submit: 'Zapłać {total}',
    leaving: 'Otwieramy stronę płatności…',
    trial: 'Tryb próbny: prawdziwe pieniądze nie są pobierane.',
    none: 'Płatności online nie są jeszcze podłączone. Saldo doładujesz przez wsparcie.',
    noneHere: 'W walucie Twojego salda nie ma jeszcze płatności online. Saldo doładujesz przez wsparcie.',
    paid: 'Rachunek nr {number} opłacony: {sum} jest już na saldzie',
    feeChanged: 'Prowizja się zmieniła. Sprawdź kwotę i kliknij jeszcze raz.',
  },
  invoices: {
    heading: 'Rachunki',
    empty: 'Nie ma jeszcze rachunków: pierwszy pojawi się, gdy doładujesz saldo.',
    number: 'Rachunek nr {number}',
    purposes: {
      top_up: 'Doładowanie salda',
      server: 'Nowy serwer',
      plan: 'Zmiana planu',
      extension: 'Przedłużenie serwera',
    },
    otherSum: 'inna kwota',
    states: {
      preparing: 'w przygotowaniu',
      waiting: 'czeka na zapłatę',
      paid: 'opłacony',
      declined: 'odrzucony',
      expired: 'wygasł',
      refunded: 'pieniądze zwrócone',
      refused: 'niewystawiony',
    },
    pay: 'Zapłać',
    open: 'rachunek nr {number}',
    all: 'Pokaż wszystkie rachunki',
  },
  movements: {
    more: 'Pokaż więcej',
    csv: 'Pobierz CSV',
    details: 'Szczegóły',
    currency: 'Waluta',
    server: 'Serwer',
  },
  orders: {
    server: {
      unpaid: 'Nowy serwer ({plan}) powstanie, gdy tylko opłacisz rachunek nr {number}.',
      coming: 'Rachunek nr {number} opłacony, tworzymy serwer ({plan})…',
      failed:
        'Rachunek nr {number} jest opłacony, ale serwera ({plan}) nie udało się utworzyć. ' +
        '{why} Pieniądze są na saldzie, nie płać drugi raz.',
    },
    plan: {
      unpaid: 'Plan zmieni się na „{plan}”, gdy tylko opłacisz rachunek nr {number}.',
      coming: 'Rachunek nr {number} opłacony, zmieniamy plan na „{plan}”…',
      failed:
        'Rachunek nr {number} jest opłacony, ale nie udało się zmienić planu na „{plan}”. ' +
        '{why} Pieniądze są na saldzie, nie płać drugi raz.',
    },
    extension: {
      unpaid: 'Serwer ({plan}) zostanie przedłużony, gdy tylko opłacisz rachunek nr {number}.',
      coming: 'Rachunek nr {number} opłacony, przedłużamy serwer ({plan})…',
      failed:
        'Rachunek nr {number} jest opłacony, ale serwera ({plan}) nie udało się przedłużyć. ' +
        '{why} Pieniądze są na saldzie, nie płać drugi raz.',
    },
    again: 'Wybierz od nowa',
    toServer: 'Do serwera',
  },
  buy: {
    leads: {
      server:
        'Zapłać brakującą kwotę, a serwer powstanie sam, gdy tylko dotrą pieniądze. Nawet jeśli zamkniesz okno.',
      plan: 'Zapłać brakującą kwotę, a plan zmieni się sam, gdy tylko dotrą pieniądze. Nawet jeśli zamkniesz okno.',
      extension:
        'Zapłać brakującą kwotę, a serwer przedłuży się sam, gdy tylko dotrą pieniądze. Nawet jeśli zamkniesz okno.',
    },
    least: 'Tą metodą zapłacisz co najmniej {least}: nadwyżka zostanie na saldzie.',
    greatest:
      'Tą metodą zapłacisz naraz do {greatest}. Wybierz inną albo najpierw doładuj saldo w częściach.',
    submits: {
      server: 'Zapłać {total} i utwórz',
      plan: 'Zapłać {total} i zmień',
      extension: 'Zapłać {total} i przedłuż',
    },
    ownPack:
      'Przy własnym pliku modpacka najpierw doładuj saldo, a plik wybierz później: nie przetrwa ' +
      'przejścia na stronę płatności.',
  },
}
