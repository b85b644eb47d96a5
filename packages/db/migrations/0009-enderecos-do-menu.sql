-- Whatever a menu leads to is a path of the portal or a page of the web; what a load brought before is looked at when it comes again.
alter table menu
  add constraint menu_rota_check check (rota ~ '^/(?![/\\])') not valid,
  add constraint menu_link_check check (link ~ '^([Hh][Tt][Tt][Pp][Ss]?://|/(?![/\\]))') not valid,
  add constraint menu_url_auxiliar_check check (url_auxiliar ~ '^([Hh][Tt][Tt][Pp][Ss]?://|/(?![/\\]))') not valid;
