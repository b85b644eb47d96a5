select sem_acento(n.natureza) as id, n.natureza as descricao
from (values
  (1, 1, 'Normal'), (2, 1, 'Normal'), (3, 1, 'Normal'), (3, 4, 'Registro de Preços'), (3, 5, 'Credenciamento'),
    (4, 1, 'Normal'), (5, 1, 'Normal'),
  (6, 2, 'Presencial'), (6, 3, 'Eletrônico'), (6, 4, 'Registro de Preços'), (7, 1, 'Normal'), (8, 1, 'Normal'),
    (9, 1, 'Normal'),
  (9, 6, 'Cred./Chamamento'), (9, 7, 'Carona/Adesão')
) n (modalidade, ordem, natureza)
where :modalidade::text is null or n.modalidade::text = :modalidade
group by n.natureza
order by min(n.ordem)
