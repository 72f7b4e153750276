import type { InvoiceMessages } from './en.ts'

export const pl: InvoiceMessages<'pl'> = {
  checking: 'Sprawdzamy, co z płatnością…',
  none: 'Rachunek otwiera się z własnego linku. Wszystkie rachunki są w panelu, na stronie salda.',
  unknown: {
    title: 'Nie ma takiego rachunku',
    text: 'Sprawdź, czy link jest skopiowany w całości. Wszystkie rachunki są w panelu, na stronie salda.',
  },
  needsScript:
    'Bez JavaScriptu ta strona nie sprawdzi, co z płatnością. Widać to też w panelu, na stronie salda.',
  away: 'Nie udało się sprawdzić stanu płatności. Na samą płatność to nie wpływa: strona za chwilę sprawdzi ponownie.',
  awayStale: 'Brak połączenia. Tu widać ostatni znany stan; strona za chwilę sprawdzi ponownie.',
  tryNow: 'Sprawdź teraz',
  heading: 'Rachunek nr {number}',
  titles: {
    preparing: 'Przygotowujemy rachunek',
    waiting: 'Rachunek czeka na zapłatę',
    expired: 'Termin rachunku minął',
    refused: 'Nie udało się wystawić rachunku',
    refunded: 'Pieniądze zwrócone',
  },
  texts: {
    preparing: 'Operator płatności zaraz poda, gdzie zapłacić. Strona odświeży się sama.',
    waiting:
      'Zapłacić można do {until}. Jeśli płatność już poszła, wystarczy poczekać: strona odświeży się sama.',
    paid: 'Na saldo wpłynęło {amount}.',
    declined: 'Na saldo nic nie wpłynęło. Jeśli bank zablokował pieniądze, sam je odblokuje.',
    expired:
      'Nie został opłacony na czas. Jeśli płatność jednak poszła, pieniądze nie przepadną: trafią na ' +
      'saldo i będzie to tutaj widać.',
    refused:
      'Operator płatności go nie przyjął. Pieniądze nie zostały pobrane. Spróbuj ponownie albo wybierz inną metodę.',
    refunded: 'Z tego rachunku zwrócono {amount}. Kiedy pieniądze pojawią się na karcie, zależy od banku.',
  },
  states: {
    preparing: 'w przygotowaniu',
    waiting: 'czeka na zapłatę',
    paid: 'opłacony',
    declined: 'odrzucony',
    expired: 'termin minął',
    refused: 'niewystawiony',
    refunded: 'pieniądze zwrócone',
  },
  paidTimes: {
    one:
      'Rachunek opłacono {count} raz. ' +
      'Nic nie przepadło: całość, {amount}, jest na saldzie. ' +
      'Nadwyżkę można wydać albo odzyskać.',
    few:
      'Rachunek opłacono {count} razy. ' +
      'Nic nie przepadło: całość, {amount}, jest na saldzie. ' +
      'Nadwyżkę można wydać albo odzyskać.',
    many:
      'Rachunek opłacono {count} razy. ' +
      'Nic nie przepadło: całość, {amount}, jest na saldzie. ' +
      'Nadwyżkę można wydać albo odzyskać.',
    other:
      'Rachunek opłacono {count} raza. ' +
      'Nic nie przepadło: całość, {amount}, jest na saldzie. ' +
      'Nadwyżkę można wydać albo odzyskać.',
  },
  reasons: {
    funds: 'Na karcie zabrakło środków. Doładuj ją albo zapłać inną kartą.',
    card_expired: 'Karta straciła ważność. Zapłać inną kartą.',
    card_data: 'W danych karty jest błąd. Spróbuj ponownie i sprawdź numer, datę i kod.',
    authentication:
      'Bank nie potwierdził, że płacisz Ty: kodu nie wpisano albo był błędny. Spróbuj ponownie.',
    limit: 'Przekroczono limit karty. Podnieś go w aplikacji banku albo doładuj mniejszą kwotą.',
    fraud: 'Płatność wyglądała podejrzanie. Zadzwoń do banku albo zapłać inną kartą.',
    bank:
      'Bank odrzucił płatność. Zapytaj dlaczego: może trzeba włączyć płatności w internecie. ' +
      'Albo zapłać inną kartą.',
    country: 'Karty z tego kraju nie są tu przyjmowane. Zapłać inną kartą albo wybierz inną metodę.',
    method: 'Tą metodą nie można teraz zapłacić. Wybierz inną.',
    canceled: 'Płatność anulowano. Jeśli przypadkiem, spróbuj ponownie.',
    unknown: 'Operator płatności nie podał powodu. Spróbuj ponownie albo wybierz inną metodę.',
  },
  otherSum: {
    title: 'Wpłynęła inna kwota',
    waits:
      'Rachunek jest na {total}, a wpłynęło {amount}, więc pieniądze nie trafiły na saldo ' +
      'automatycznie. Są u nas: wsparcie doda je do salda albo zwróci. ' +
      'Żeby było szybciej, napisz do nas i podaj numer rachunku.',
    resolved:
      'Rachunek jest na {total}, a wpłynęło {amount}. ' +
      'Wsparcie już zajęło się tymi pieniędzmi: jeśli trafiły na saldo, widać je w jego historii. ' +
      'Jeśli ich tam nie ma, napisz do nas.',
    state: 'inna kwota',
  },
  lastAttempt: 'Ostatnia próba się nie powiodła. {reason}',
  orderPays: {
    server: 'Gdy pieniądze dotrą, serwer utworzy się sam, nawet po zamknięciu tej strony.',
    plan: 'Gdy pieniądze dotrą, plan zmieni się sam, nawet po zamknięciu tej strony.',
    extension: 'Gdy pieniądze dotrą, serwer przedłuży się sam, nawet po zamknięciu tej strony.',
  },
  orders: {
    server: {
      waiting: 'Tworzymy serwer. Zwykle trwa to kilka sekund: strona odświeży się sama.',
      created: 'Serwer jest utworzony i czeka w panelu.',
      failed:
        'Nie udało się utworzyć serwera: w trakcie płatności coś się zmieniło. ' +
        'Pieniądze są na saldzie, nie trzeba płacić drugi raz. ' +
        'Wybierz serwer od nowa.',
    },
    plan: {
      waiting: 'Zmieniamy plan. Zwykle trwa to kilka sekund: strona odświeży się sama.',
      created: 'Plan serwera został zmieniony.',
      failed:
        'Nie udało się zmienić planu: w czasie płatności coś się zmieniło. ' +
        'Pieniądze są na saldzie, nie płać drugi raz. ' +
        'Zmień plan na stronie serwera.',
    },
    extension: {
      waiting: 'Przedłużamy serwer. Zwykle trwa to kilka sekund: strona odświeży się sama.',
      created: 'Serwer został przedłużony.',
      failed:
        'Nie udało się przedłużyć serwera: w czasie płatności coś się zmieniło. ' +
        'Pieniądze są na saldzie, nie płać drugi raz. ' +
        'Przedłuż serwer na jego stronie.',
    },
  },
  pay: 'Zapłać {total}',
  again: 'Spróbuj ponownie',
  toServer: 'Do serwera',
  chooseAnew: 'Wybierz od nowa',
  toInvoices: 'Saldo i rachunki',
  print: 'Drukuj',
  howTitle: 'Jak zapłacić',
  how: [
    'Kliknij „Zapłać”: otworzy się strona operatora płatności.',
    'Sprawdź kwotę i zapłać. Dane karty wpisuje się tylko tam, u nas nigdy.',
    'Wróć tutaj: strona sama pokaże, że pieniądze dotarły.',
  ],
  howErip: [
    'W aplikacji banku, bankowości internetowej, kiosku lub kasie otwórz „Sistema Raschet” (ERIP).',
    'Znajdź naszą usługę: gdzie jest i jaki ma kod, pokazuje strona płatności.',
    'Wpisz numer rachunku {number}, sprawdź kwotę {total} i potwierdź.',
  ],
  rows: {
    number: 'Numer',
    purpose: 'Tytuł',
    plan: 'Plan',
    term: 'Okres',
    paidUntil: 'Serwer opłacony do',
    sum: 'Na saldo',
    fee: 'Prowizja operatora płatności',
    total: 'Razem',
    method: 'Metoda płatności',
    state: 'Stan',
    created: 'Wystawiony',
    until: 'Zapłać do',
    paid: 'Opłacony',
    refunded: 'Zwrócono',
    seller: 'Odbiorca',
  },
  purposes: {
    top_up: 'Doładowanie salda',
    server: 'Doładowanie salda i zakup serwera',
    plan: 'Doładowanie salda i zmiana planu',
    extension: 'Doładowanie salda i przedłużenie serwera',
  },
  trial: 'To płatność próbna: prawdziwe pieniądze nie są pobierane.',
}
