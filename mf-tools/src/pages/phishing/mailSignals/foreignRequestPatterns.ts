import type { MailRequest } from './requestPatterns';

/** Request patterns in Spanish and Portuguese, also without accents. */
export const FOREIGN_REQUEST_PATTERNS: Readonly<Partial<Record<MailRequest['id'], RegExp>>> = {
  silence:
    /\b(no (me )?(llames?|llame|puedo hablar|se lo digas?)|n[aã]o (me )?(ligue|posso falar|conte a)|(mant[eé]n(ga)?|mantenha) (esto|isto|isso) (en secreto|confidencial|em sigilo))/i,
  hurry:
    /\b(en|dentro de|antes de|em|nas) (las )?(pr[oó]ximas )?(\d{1,2}|veinticuatro|cuarenta y ocho) ?(horas|hrs?)\b|\b(inmediatamente|imediatamente|urgente(mente)?|lo antes posible|cuanto antes|o mais r[aá]pido poss[ií]vel|[uú]ltim[oa] (aviso|advertencia|oportunidad|chance)|(vence|caduca|expira) (hoy|hoje|pronto|em breve)|s[oó]lo hoy|s[oó] hoje)/i,
  threat:
    /\b(cuenta|conta|buz[oó]n|correo|acceso|acesso|tarjeta|cart[aã]o|servicio|servi[cç]o|contrase[nñ]a|senha|cadastro|cpf|perfil)\b.{0,50}(suspen[ds]|bloque|limita|desactiva|desativa|cancela|restring|caduca|expira|elimina|retenid|irregular|pendente)|(suspen[ds]|bloque|limita|desactiva|desativa|restring|inusual|incomum|sospechos|suspeit|no autorizad|n[aã]o autorizad)[a-záéíóúãõç]*\b.{0,50}\b(cuenta|conta|buz[oó]n|correo|acceso|acesso|tarjeta|cart[aã]o|actividad|atividade|inicio de sesi|login|transacci|transa[cç])/i,
  signIn:
    /\b(verifi(que|ca|car)|confirm(e|a|ar)|valid(e|a|ar)|actuali(ce|za|zar)|atuali(ze|zar)|reactiv(e|a|ar)|reativ(e|ar)|desbloque(e|a|ar|ie)|regulari(ce|zar|ze)|recadastr(e|ar)) (su|sus|tu|tus|sua|seu|suas|seus|la|los|a|os|o)\b.{0,40}\b(cuenta|conta|identidad|identidade|informaci[oó]n|informa[cç]|datos|dados|contrase[nñ]a|senha|correo|e-?mail|perfil|pago|pagamento|acceso|acesso|tarjeta|cart[aã]o|direcci[oó]n|endere[cç]o)|\b(inici(e|ar|a) sesi[oó]n|ingres(e|a) aqu|acced(a|e) (aqu|a su cuenta)|fa[cç]a login|acess(e|ar) (aqui|sua conta)|clique (aqui|no link) para)/i,
  money:
    /\b(nuev[oa]s?|nov[oa]s?|cambio de|mudan[cç]a de) (datos|dados|cuenta|conta) (bancari[oa]s?)?\b.{0,20}(bancari|pago|pagamento)|\b(tarjetas? de regalo|cart[oõ]es? presente|transferencia (bancaria|urgente)|transfer[eê]ncia (banc[aá]ria|urgente)|(gastos|tasas?|taxas?|tarifa) (de )?(env[ií]o|aduanas?|aduaner[oa]s?|entrega|alf[aâ]ndega|alfandeg[aá]ria|reenv[ií]o)|pague (el|o|la|a) (pix|boleto|multa|tasa|taxa|recargo)|heren[cç]ia|beneficiari[oa] de)/i,
  favor:
    /\b(est[aá]s? (libre|disponible|ocupad[oa])|est[aá] (livre|dispon[ií]vel|ocupad[oa])|(tarea|favor) (r[aá]pid[oa]|urgente)|(tarefa|favor) (r[aá]pid[oa]|urgente))/i,
  number:
    /\b(env[ií]a(me)?|m[aá]nda(me)?|p[aá]sa(me)?|me (envie|mande|passe)) (tu|su|seu|o seu) (n[uú]mero|celular|m[oó]vil|whats ?app|telefone)/i,
  callback:
    /\b(cancel|reembols|disput|no (ha )?autori|n[aã]o (reconhe|autori))[a-záéíóúãõç]*\b.{0,120}\b(llam(e|a)|ligue|tel[eé]fono|telefone)\b.{0,60}\d{3}/i,
  code: /\b(escane(e|a|ar|ie)|esc[aá]ne(e|a))\b.{0,40}\b(qr|c[oó]digo)\b/i,
  prize:
    /\b((ha|has|voc[eê]) (sido )?(ganado|seleccionad|ganhou|foi (selecionad|sortead|contemplad))|felicidades|parab[eé]ns|reclam(e|a|ar) (su|tu) premio|resgat(e|ar) (seu|o seu|seus) (pr[eê]mio|pontos)|(su|tu|seu) (premio|pr[eê]mio|recompensa))/i,
  greeting:
    /^(estimad[oa]|apreciad[oa]|querid[oa]|prezad[oa]|car[oa]|hola,?|ol[aá],?)(\(a\))? (se[nñ]or(a)? )?(cliente|usuari[oa]|cliente\(a\)|titular|consumidor|benefici[aá]ri[oa]|contribuinte|contribuyente|amig[oa])\b/i,
};
