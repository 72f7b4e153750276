import type { TermsMessages } from './en.ts'

export const terms: TermsMessages = {
  term: 'Na jak długo',
  priceFor: 'Cena za {term}',
  discountLine: 'Zniżka za kilka miesięcy (−{percent})',
  promoFirst: 'Kod rabatowy obniża cenę pierwszego miesiąca.',
  promoAfterDiscount:
    'Kod rabatowy obniża cenę pierwszego miesiąca, liczoną już ze zniżką za kilka miesięcy.',
  auto: {
    label: 'Automatyczne przedłużanie',
    off: 'Wyłączone: serwer przedłużasz samodzielnie.',
    ahead: '{date} pobierzemy z salda opłatę za następny miesiąc.',
    due: 'Czas się kończy: serwer przedłuży się, gdy tylko na saldzie wystarczy pieniędzy.',
    title: 'Włączyć automatyczne przedłużanie?',
    text: 'Co miesiąc, na dobę przed końcem opłaconego okresu, pobierzemy z salda cenę planu. Teraz to {price}.',
    rule:
      'Trzy dni wcześniej dostaniesz e-mail z kwotą i datą. ' +
      'Nigdy nie pobierzemy więcej, niż w nim podano. ' +
      'Możesz to wyłączyć w każdej chwili.',
    monthly:
      'Automatyczne przedłużanie opłaca po jednym miesiącu, więc w tej cenie nie ma zniżki za kilka miesięcy.',
    first: 'Pierwsza płatność: {date}, {price}.',
    atOnce: 'Została mniej niż doba: {price} pobierzemy od razu.',
    short: 'Masz teraz na saldzie {balance}. Doładuj je do {date}, bo inaczej serwer się zatrzyma.',
    turnOn: 'Włącz',
    turnedOn: 'Automatyczne przedłużanie włączone',
    turnedOff: 'Automatyczne przedłużanie wyłączone',
  },
  plan: {
    change: 'Zmień plan',
    choose: 'Nowy plan i cena za miesiąc',
    lessMemory: 'Nowy plan ma mniej pamięci niż obecny.',
    lessDisk: 'Nowy plan ma mniej miejsca na dysku niż obecny.',
    lessBoth: 'Nowy plan ma mniej pamięci i miejsca na dysku niż obecny.',
    timeLeft: 'Opłacone jeszcze',
    worth: 'Pozostało z „{plan}”',
    cost: 'Ten sam czas na „{plan}”',
    pay: 'Do dopłaty',
    back: 'Wróci na saldo',
    given: 'W tym bonusy',
    month: 'Pierwszy miesiąc',
    buyText: 'Serwer stanie się płatny: świat i ustawienia zostaną, a okres zacznie się dzisiaj.',
    keepsDiscount: 'Zniżka, z którą kupiono ten czas, działa też w nowym planie.',
    limits: 'Nowy rozmiar dysku działa od razu, pamięć po restarcie serwera.',
    submit: 'Zmień',
    submitPaid: 'Zmień za {price}',
    done: 'Plan zmieniony. Pamięć zmieni się po restarcie.',
    recounted: 'Wyliczenie się zmieniło, nic nie pobraliśmy. Sprawdź je i kliknij przycisk jeszcze raz.',
  },
  refused: {
    unknown: 'Tego planu już nie ma.',
    not_active: 'Plan można zmienić, dopóki serwer jest opłacony i niezablokowany.',
    edition: 'Ten plan jest dla innej edycji gry.',
    free: 'Płatnego serwera nie da się przenieść na darmowy plan.',
    memory: 'Silnik tego serwera potrzebuje więcej pamięci, niż daje plan.',
    disk: 'Pliki serwera nie zmieszczą się na dysku tego planu. Usuń zbędne i spróbuj ponownie.',
    disk_unknown: 'Nie wiadomo jeszcze, ile miejsca zajmują pliki. Uruchom serwer i spróbuj za minutę.',
    moving: 'Serwer jest przenoszony. Zmień plan, gdy przenosiny się skończą.',
    node_silent: 'Węzeł nie odpowiada. Spróbuj trochę później.',
    node_full:
      'Na węźle nie ma miejsca na ten plan. Przenieś serwer na inny węzeł albo wybierz mniejszy plan.',
    other_currency: 'Tego planu nie sprzedajemy w walucie Twojego salda.',
  },
}
