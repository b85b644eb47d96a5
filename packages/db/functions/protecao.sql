-- Who is not named beside what is paid: the name shown instead, who counts as a person, the rules of the portal, and how a name leaves a text.

create function sistema.pessoa_protegida() returns text language sql immutable parallel safe as $$
  select 'Pessoa protegida (LGPD art. 11, LAI art. 31)'
$$;

-- The creditor that covered commitments cite: the greatest code an address of the portal takes, which no city has.
create function sistema.credor_protegido() returns int language sql immutable parallel safe as $$ select 999999999 $$;

-- Whether a creditor is a natural person. Where no document is known, who has no word of a company or of a public body in the name is one.
create function sistema.e_pessoa(nome text, documento text) returns boolean language sql immutable parallel safe as $$
  select case
    when documento is not null then length(documento) = 11
    else public.sem_acento(nome) !~ '\m(ltda|me|mei|epp|eireli|sa|s/a|s\.a|cia|companhia|empresa|comercio|comercial|industria|servicos|farmacia|drogaria|hospital|clinica|laboratorio|instituto|fundacao|associacao|cooperativa|sindicato|igreja|consorcio|fundo|municipio|prefeitura|camara|secretaria|estado|uniao|ministerio|tribunal|banco|caixa|escola|universidade|centro|apae|conselho|cartorio|folha|diversos)\M'
  end
$$;

-- The words of a rule, one after the other: `*` at the end of one stands for whatever follows.
create function sistema.palavras_da_regra(valor text) returns tsquery language sql immutable strict parallel safe as $$
  select to_tsquery('simple', string_agg(replace(palavra, '*', ':*'), ' <-> ' order by n))
  from regexp_split_to_table(btrim(regexp_replace(public.sem_acento(valor), '[^a-z0-9*]+', ' ', 'g')), ' ') with ordinality as p (palavra, n)
  where palavra ~ '^[a-z0-9]+\*?$'
$$;

-- The elements by which a person is paid for work, goods or rent, and so is a supplier or a servant, who are always named by rules of words.
create function sistema.paga_trabalho_ou_bem(natureza text) returns boolean language sql immutable parallel safe as $$
  select coalesce(substr(natureza, 5, 2) in (
    '01', '03', '04', '07', '11', '12', '13', '14', '15', '16', '17', '20', '30', '34', '35', '36', '37', '38', '39', '40', '46', '49', '51', '52', '61'
  ), false)
$$;

-- Whether a rule reaches a payment to a person. Words and programmes do not reach who is paid for work or goods.
create function sistema.regra_alcanca(
  tipo text, valor text, procuradas tsquery, natureza text, programa text, credor int, empenho text, palavras tsvector
) returns boolean language sql immutable parallel safe as $$
  select case tipo
    when 'historico' then palavras @@ procuradas and not sistema.paga_trabalho_ou_bem(natureza)
    when 'programa' then programa = btrim(valor) and not sistema.paga_trabalho_ou_bem(natureza)
    when 'natureza' then natureza like regexp_replace(valor, '[^0-9]', '', 'g') || '%'
    when 'credor' then credor::text = btrim(valor)
    when 'empenho' then empenho = btrim(valor)
  end
$$;

-- The rules of the portal, which hold in every city that decided nothing else.
create function sistema.protecao_padrao() returns table (regra text, tipo text, valor text, base text) language sql immutable parallel safe as $$
  select assunto, 'historico', valor, base
  from (values
    ('saude', 'LGPD art. 5º, II, e art. 11; LAI art. 31', array[
      'tratamento fora d* domicilio', 'tfd', 'tratamento medic*', 'tratamento de saude', 'tratamento oncolog*', 'tratamento psiqui*', 'tratamento odonto*',
      'tratamento* especializad*', 'quimioterap*', 'radioterap*', 'hemodialis*', 'fisioterap*', 'cirurgi*', 'internac*', 'internament*', 'transplant*',
      'medicament*', 'remedio*', 'insulina*', 'consulta* medic*', 'exame*', 'fralda*', 'protese*', 'ortese*', 'cadeira* de rodas', 'cadeira* de banho',
      'oxigen*', 'leite* especia*', 'formula* infanti*', 'dieta* enteral*', 'autis*', 'dependen* quimic*', 'comunidade* terapeutica*',
      'em tratamento', 'auxilio a* paciente*', 'ajuda de custo a* paciente*', 'saude mental', 'portador* de', 'hiv', 'necessidade* especia*', 'pessoa* com deficiencia'
    ]),
    ('crianca', 'LGPD art. 14; ECA art. 17; LAI art. 31', array[
      'menor de idade', 'menores de idade', 'menor impubere', 'crianca*', 'adolescente*', 'acolhimento familiar', 'acolhimento institucional', 'familia* acolhedora*',
      'familia* guardia*', 'guarda subsidiada', 'socioeducativ*', 'pensao alimenticia'
    ]),
    ('protecao', 'LAI art. 31; Lei 11.340/2006; Lei 9.807/1999', array[
      'violencia domestica', 'violencia contra', 'violencia sexual', 'vitima* de', 'medida* protetiva*', 'testemunha* protegida*', 'protecao a* testemunha*',
      'protecao a* vitima*', 'segredo de justica', 'casa abrigo', 'mulher* abrigada*'
    ])
  ) as padrao (assunto, base, valores), unnest(valores) as valor
$$;

-- A text without one exact name, however it is accented, cased and spaced.
create function sistema.retirar_nome(texto text, nome text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    texto, '\m' || public.letras_com_acento(regexp_replace(public.sem_acento(nome), '[^a-z0-9]+', '\\s+', 'g')) || '\M', 'Nome retirado', 'gi'
  )
$$;

-- What a text that has a name must look like, for a look that costs little: letters that may have accents are any letter.
create function sistema.forma_do_nome(nome text) returns text language sql immutable strict parallel safe as $$
  select '%' || regexp_replace(public.sem_acento(palavra), '[aeioucn%]', '_', 'g') || '%'
  from regexp_split_to_table(btrim(nome), '\s+') as palavra order by length(palavra) desc limit 1
$$;

-- A text without the name of a person: two or more words of the name side by side, whatever stands between them in a name
-- or in a form, are taken out.
create function sistema.sem_nome(texto text, nome text) returns text language plpgsql immutable parallel safe as $$
declare
  palavras text := (
    select public.letras_com_acento(string_agg(palavra, '|' order by length(palavra) desc, palavra))
    from regexp_split_to_table(public.sem_acento(nome), '[^a-z]+') as palavra
    where length(palavra) > 1 and palavra not in ('de', 'da', 'do', 'das', 'dos', 'e')
  );
begin
  if texto is null or palavras is null then
    return texto;
  end if;
  return regexp_replace(
    texto, '\m(' || palavras || ')([\s,;:/-]+(' || palavras || '|d[aeo]s?|e|[a-z]\.?))*[\s,;:/-]+(' || palavras || ')\M', sistema.pessoa_protegida(), 'gi'
  );
end
$$;

-- A text about a person without the name, and without the part of any CPF that is shown elsewhere, be it of that person or of a child.
create function sistema.sem_pessoa(texto text, nome text) returns text language sql immutable parallel safe as $$
  select regexp_replace(public.sem_cpf(sistema.sem_nome(texto, nome)), '\*{3}\.?[0-9]{3}\.?[0-9]{3}-?\*{2}', '***', 'g')
$$;
