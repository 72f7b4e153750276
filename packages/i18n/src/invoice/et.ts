import type { InvoiceMessages } from './en.ts'

export const et: InvoiceMessages<'et'> = {
  checking: 'Kontrollime, kuidas maksega lood on…',
  none: 'Arve avaneb oma lingilt. Kõik teie arved on juhtpaneelis saldo lehel.',
  unknown: {
    title: 'Sellist arvet ei ole',
    text: 'Kontrollige, kas link on tervenisti kopeeritud. Kõik teie arved on juhtpaneelis saldo lehel.',
  },
  needsScript:
    'Ilma JavaScriptita ei saa see leht teada, kuidas maksega lood on. Seda näeb ka juhtpaneelis saldo lehel.',
  away:
    'Praegu ei õnnestu teada saada, kuidas maksega lood on. ' +
    'Makset ennast see ei mõjuta: leht kontrollib peagi uuesti.',
  awayStale: 'Ühendus puudub. Siin on viimati teadaolev seis; leht kontrollib peagi uuesti.',
  tryNow: 'Kontrolli kohe',
  heading: 'Arve {number}',
  titles: {
    preparing: 'Koostame arvet',
    waiting: 'Arve ootab tasumist',
    expired: 'Arve on aegunud',
    refused: 'Arvet ei õnnestunud esitada',
    refunded: 'Raha on tagastatud',
  },
  texts: {
    preparing: 'Maksesüsteem ütleb kohe, kus tasuda. Leht uueneb ise.',
    waiting: 'Tasuda saab kuni {until}. Kui olete juba maksnud, siis lihtsalt oodake: leht uueneb ise.',
    paid: 'Saldole laekus {amount}.',
    declined: 'Saldole ei laekunud midagi. Kui pank raha broneeris, vabastab pank selle ise.',
    expired:
      'Seda ei tasutud õigel ajal. Kui te siiski maksite, ei lähe raha kaduma: see jõuab saldole ja siin on seda näha.',
    refused: 'Maksesüsteem ei võtnud seda vastu. Raha ei võetud. Proovige uuesti või teisel viisil.',
    refunded: 'Sellelt arvelt on tagastatud {amount}. Millal raha kaardile jõuab, sõltub pangast.',
  },
  states: {
    preparing: 'koostamisel',
    waiting: 'ootab tasumist',
    paid: 'tasutud',
    declined: 'tagasi lükatud',
    expired: 'aegunud',
    refused: 'esitamata',
    refunded: 'raha tagastatud',
  },
  paidTimes: {
    one:
      'Arve on tasutud {count} kord. Midagi pole kadunud: kogu summa, {amount}, on saldol. ' +
      'Ülejäägi saab ära kulutada või tagasi küsida.',
    other:
      'Arve on tasutud {count} korda. ' +
      'Midagi pole kadunud: kogu summa, {amount}, on saldol. ' +
      'Ülejäägi saab ära kulutada või tagasi küsida.',
  },
  reasons: {
    funds: 'Kaardil polnud piisavalt raha. Lisage sinna raha või makske teise kaardiga.',
    card_expired: 'Kaart on aegunud. Makske teise kaardiga.',
    card_data: 'Kaardi andmetes on viga. Proovige uuesti ning kontrollige numbrit, kuupäeva ja koodi.',
    authentication: 'Pank ei saanud kinnitust, et maksate teie: kood puudus või oli vale. Proovige uuesti.',
    limit: 'Kaardi limiit on ületatud. Tõstke seda panga rakenduses või laadige saldole väiksem summa.',
    fraud: 'Makse tundus kahtlane. Helistage oma panka või makske teise kaardiga.',
    bank:
      'Pank lükkas makse tagasi. Küsige pangast, miks: võib-olla tuleb internetimaksed lubada. ' +
      'Või makske teise kaardiga.',
    country: 'Selle riigi kaarte siin vastu ei võeta. Makske teise kaardiga või teisel viisil.',
    method: 'Sel viisil praegu maksta ei saa. Valige teine.',
    canceled: 'Makse katkestati. Kui see juhtus kogemata, proovige uuesti.',
    unknown: 'Maksesüsteem põhjust ei nimetanud. Proovige uuesti või teisel viisil.',
  },
  otherSum: {
    title: 'Laekus teine summa',
    waits:
      'Arve summa on {total}, kuid laekus {amount}, seetõttu ei kantud midagi automaatselt saldole. ' +
      'Raha on meie käes: klienditugi kannab selle saldole või tagastab. ' +
      'Et asi kiiremini edeneks, kirjutage meile ja lisage arve number.',
    resolved:
      'Arve summa on {total}, kuid laekus {amount}. ' +
      'Klienditugi on selle rahaga juba tegelenud: kui see kanti saldole, näete seda saldo ajaloos. ' +
      'Kui seda seal pole, kirjutage meile.',
    state: 'teine summa',
  },
  lastAttempt: 'Eelmine katse ebaõnnestus. {reason}',
  orderPays: {
    server: 'Kui raha on kohal, luuakse server automaatselt, ka siis, kui selle lehe sulgete.',
    plan: 'Kui raha on kohal, vahetub pakett automaatselt, ka siis, kui selle lehe sulgete.',
    extension: 'Kui raha on kohal, pikendatakse serverit automaatselt, ka siis, kui selle lehe sulgete.',
  },
  orders: {
    server: {
      waiting: 'Loome serverit. Tavaliselt läheb mõni sekund: leht uueneb ise.',
      created: 'Server on loodud ja ootab teid juhtpaneelis.',
      failed:
        'Serverit ei õnnestunud luua: makse ajal midagi muutus. ' +
        'Raha on saldol, teist korda maksta pole vaja. ' +
        'Valige server uuesti.',
    },
    plan: {
      waiting: 'Vahetame paketti. Tavaliselt võtab see mõne sekundi: leht värskendab end ise.',
      created: 'Serveri pakett on vahetatud.',
      failed:
        'Paketti ei õnnestunud vahetada: makse ajal muutus midagi. ' +
        'Raha on saldol, teist korda maksta pole vaja. ' +
        'Vahetage pakett serveri lehel.',
    },
    extension: {
      waiting: 'Pikendame serverit. Tavaliselt võtab see mõne sekundi: leht värskendab end ise.',
      created: 'Serverit on pikendatud.',
      failed:
        'Serverit ei õnnestunud pikendada: makse ajal muutus midagi. ' +
        'Raha on saldol, teist korda maksta pole vaja. ' +
        'Pikendage serverit selle lehel.',
    },
  },
  pay: 'Maksa {total}',
  again: 'Proovi uuesti',
  toServer: 'Serveri juurde',
  chooseAnew: 'Vali uuesti',
  toInvoices: 'Saldo ja arved',
  print: 'Prindi',
  howTitle: 'Kuidas tasuda',
  how: [
    'Vajutage „Maksa“: avaneb maksesüsteemi leht.',
    'Kontrollige summat ja makske. Kaardi andmeid sisestatakse ainult seal, meie juures mitte kunagi.',
    'Tulge siia tagasi: leht näitab ise, et raha on kohal.',
  ],
  howErip: [
    'Avage panga rakenduses, internetipangas, makseterminalis või kassas „Sistema Raschet“ (ERIP).',
    'Leidke meie teenus: kus see on ja mis on selle kood, näitab makseleht.',
    'Sisestage arve number {number}, kontrollige summat {total} ja kinnitage.',
  ],
  rows: {
    number: 'Number',
    purpose: 'Selgitus',
    plan: 'Pakett',
    term: 'Periood',
    paidUntil: 'Server on tasutud kuni',
    sum: 'Saldole',
    fee: 'Maksesüsteemi teenustasu',
    total: 'Kokku',
    method: 'Makseviis',
    state: 'Olek',
    created: 'Esitatud',
    until: 'Maksetähtaeg',
    paid: 'Tasutud',
    refunded: 'Tagastatud',
    seller: 'Saaja',
  },
  purposes: {
    top_up: 'Saldo laadimine',
    server: 'Saldo laadimine ja serveri ost',
    plan: 'Saldo laadimine ja paketi vahetus',
    extension: 'Saldo laadimine ja serveri pikendamine',
  },
  trial: 'See on proovimakse: raha ei liigu.',
}
