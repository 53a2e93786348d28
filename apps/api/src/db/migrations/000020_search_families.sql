-- One search over the contents of every family.
call omc_search_contents('studio_contents', 'studio_contents');
call omc_search_contents('creator_contents', 'creator_contents');
call omc_search_contents('smart_contents', 'smart_contents');
call omc_search_contents('creative_contents', 'creative_contents');
