import type { TermsMessages } from './en.ts'

export const terms: TermsMessages = {
  term: 'Kui kauaks',
  priceFor: 'Hind ({term})',
  discountLine: 'Mitme kuu soodustus (−{percent})',
  promoFirst: 'Sooduskood alandab esimese kuu hinda.',
  promoAfterDiscount:
    'Sooduskood alandab esimese kuu hinda, millest mitme kuu soodustus on juba maha arvatud.',
  auto: {
    label: 'Automaatne pikendamine',
    off: 'Väljas: pikendate serverit ise.',
    ahead: '{date} tasutakse saldolt järgmine kuu.',
    due: 'Aeg saab läbi: server pikeneb kohe, kui saldol on piisavalt raha.',
    title: 'Kas lülitada automaatne pikendamine sisse?',
    text: 'Iga kuu, ööpäev enne tasutud aja lõppu, läheb saldolt maha paketi hind. Praegu on see {price}.',
    rule:
      'Kolm päeva varem saate kirja summa ja kuupäevaga. ' +
      'Rohkem, kui seal kirjas, me ei võta. ' +
      'Välja saab lülitada igal ajal.',
    monthly: 'Automaatne pikendamine tasub ühe kuu korraga, seega mitme kuu soodustust selles hinnas ei ole.',
    first: 'Esimene makse: {date}, {price}.',
    atOnce: 'Jäänud on alla ööpäeva: {price} läheb maha kohe.',
    short: 'Saldol on praegu {balance}. Laadige seda enne {date}, muidu server peatub.',
    turnOn: 'Lülita sisse',
    turnedOn: 'Automaatne pikendamine on sees',
    turnedOff: 'Automaatne pikendamine on väljas',
  },
  plan: {
    change: 'Vaheta paketti',
    choose: 'Uus pakett ja kuuhind',
    lessMemory: 'Uues paketis on vähem mälu kui praegu.',
    lessDisk: 'Uues paketis on vähem kettaruumi kui praegu.',
    lessBoth: 'Uues paketis on vähem mälu ja kettaruumi kui praegu.',
    timeLeft: 'Tasutud veel',
    worth: 'Jääk paketist „{plan}“',
    cost: 'Sama aeg paketiga „{plan}“',
    pay: 'Juurde maksta',
    back: 'Tagasi saldole',
    given: 'Sellest boonus',
    month: 'Esimene kuu',
    buyText: 'Server muutub tasuliseks: maailm ja seaded jäävad alles, aeg algab täna.',
    keepsDiscount: 'Soodustus, millega see aeg osteti, kehtib ka uue paketiga.',
    limits: 'Uus kettamaht kehtib kohe, mälu pärast serveri taaskäivitamist.',
    submit: 'Vaheta',
    submitPaid: 'Vaheta ({price})',
    done: 'Pakett on vahetatud. Mälu muutub pärast taaskäivitamist.',
    recounted: 'Arvutus muutus, raha pole liigutatud. Kontrollige seda ja vajutage nuppu uuesti.',
  },
  refused: {
    unknown: 'Sellist paketti enam ei ole.',
    not_active: 'Paketti saab vahetada, kuni server on aktiivne.',
    edition: 'See pakett on mängu teise väljaande jaoks.',
    free: 'Tasulist serverit ei saa viia tasuta paketile.',
    memory: 'Selle serveri tarkvara vajab rohkem mälu, kui paketis on.',
    disk: 'Serveri failid ei mahu selle paketi kettale. Kustutage üleliigne ja proovige uuesti.',
    disk_unknown:
      'Pole veel teada, kui palju ruumi failid võtavad. Käivitage server ja proovige minuti pärast.',
    moving: 'Serverit kolitakse. Vahetage paketti, kui kolimine on lõppenud.',
    node_silent: 'Sõlm ei vasta. Proovige veidi hiljem.',
    node_full: 'Sõlmes pole selle paketi jaoks ruumi. Kolige server teise sõlme või valige väiksem pakett.',
    other_currency: 'Seda paketti teie saldo valuutas ei müüda.',
  },
}
